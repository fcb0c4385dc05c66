import { Lead } from "#app/ui/lead.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { CompareSlider } from "#app/ui/compare-slider.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import common from "#app/ui/common.module.css";
import styles from "./before-after.module.css";

export function BeforeAfter(props: SectionProps<"before-after">) {
  const { id, eyebrow, heading, text, points, sliderLabel, before, after } = props;
  return (
    <Band id={id} ground="sky" className={common.halves}>
      <CompareSlider label={sliderLabel} before={before} after={after} />
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2>{heading}</h2>
        <Lead>{text}</Lead>
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" className={styles.check} />
                <span>
                  <RichText>{point}</RichText>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Band>
  );
}
