import { Paragraph } from "#app/ui/paragraph.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import styles from "./numbered-steps.module.css";

interface Props {
  steps: { title: string; text: string }[];
  size: "large" | "small";
}

/** What happens one after the other. */
export function NumberedSteps({ steps, size }: Props) {
  return (
    <ol className={styles.steps} data-size={size}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>
            <SpokenWords>{title}</SpokenWords>
          </h3>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ol>
  );
}
