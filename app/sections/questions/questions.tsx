import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import band from "#app/ui/band.module.css";
import styles from "./questions.module.css";

export function Questions({ id, heading, items }: SectionProps<"questions">) {
  return (
    <Band id={id} className={band.split}>
      <h2>{heading}</h2>
      <div>
        {items.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary>{question}</summary>
            <p>
              <RichText>{answer}</RichText>
            </p>
          </details>
        ))}
      </div>
    </Band>
  );
}
