import { Paragraph } from "#app/ui/paragraph.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./prose.module.css";

interface Props {
  paragraphs: string[];
  /** Where a list reads better. */
  points: string[];
}

/** Words to be read one after the other. */
export function Prose({ paragraphs, points }: Props) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
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
  );
}
