import type { ReadyPicture } from "#app/content/pictures.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import styles from "./numbered-steps.module.css";

interface Props {
  steps: { title: string; text: string; picture?: ReadyPicture | undefined }[];
  size: "large" | "small";
}

/** What happens one after the other. */
export function NumberedSteps({ steps, size }: Props) {
  return (
    <ol className={styles.steps} data-size={size}>
      {steps.map(({ title, text, picture }) => (
        <li key={title}>
          {picture && (
            <LazyImage
              picture={picture}
              sizes="(width >= 60rem) 18rem, 6rem"
              className={styles.picture}
            />
          )}
          <h3>
            <SpokenWords>{title}</SpokenWords>
          </h3>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ol>
  );
}
