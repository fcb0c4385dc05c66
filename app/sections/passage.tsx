import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./passage.module.css";

export function Passage({ id, heading, paragraphs, points, quiet }: SectionProps<"passage">) {
  return (
    <Band id={id} className={quiet ? styles.quiet : styles.passage}>
      <h2>{heading}</h2>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <RichText>{paragraph}</RichText>
          </p>
        ))}
        {points.length > 0 && (
          <ul>
            {points.map((point) => (
              <li key={point}>
                <RichText>{point}</RichText>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Band>
  );
}
