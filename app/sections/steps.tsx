import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./steps.module.css";

export function Steps({ id, eyebrow, heading, lead, steps }: SectionProps<"steps">) {
  return (
    <Band id={id} ground="soft" className={styles.steps}>
      <div className={styles.head}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2>{heading}</h2>
        {lead && (
          <p className={styles.lead}>
            <RichText>{lead}</RichText>
          </p>
        )}
      </div>
      <ol className={styles.list}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <RichText>{text}</RichText>
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
