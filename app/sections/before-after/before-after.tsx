import { type InputEvent, useRef } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AS_WIDE_AS_PHONE, LazyImage } from "#app/ui/lazy-image.tsx";
import { Lead } from "#app/ui/paragraph.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import common from "#app/ui/common.module.css";
import styles from "./before-after.module.css";

type Props = SectionProps<"before-after">;

const SIZES = `(width >= 60rem) 42rem, ${AS_WIDE_AS_PHONE}`;

export function BeforeAfter(props: Props) {
  const { id, eyebrow, heading, text, points } = props;
  return (
    <Band id={id} ground="sky" className={common.halves} screenOnly>
      <Slider {...props} />
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

/**
 * Two pictures on top of each other; a range input over them moves the line between. Without
 * scripts they stand side by side (see the styles).
 */
function Slider({ sliderLabel, before, after }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const move = ({ currentTarget }: InputEvent<HTMLInputElement>) =>
    frame.current?.style.setProperty("--share", String(currentTarget.valueAsNumber / 100));
  const picture = (state: Props["before"], className: string | undefined) => (
    <figure className={className}>
      <LazyImage picture={state.picture} sizes={SIZES} className={styles.picture} />
      <figcaption>{state.label}</figcaption>
    </figure>
  );
  return (
    <div ref={frame} className={styles.slider}>
      {picture(before, styles.before)}
      {picture(after, styles.after)}
      <input
        type="range"
        className={styles.range}
        min={0}
        max={100}
        defaultValue={50}
        aria-label={sliderLabel}
        onInput={move}
      />
    </div>
  );
}
