import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import styles from "./questions.module.css";

export function Questions({ id, heading, items }: SectionProps<"questions">) {
  return (
    <Band id={id}>
      <SectionHead heading={heading} />
      <div className={styles.items}>
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
