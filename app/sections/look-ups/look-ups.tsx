import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import common from "#app/ui/common.module.css";
import styles from "./look-ups.module.css";

export function LookUps({ id, heading, lead, rows }: SectionProps<"look-ups">) {
  return (
    <Band id={id} heading={heading} lead={lead} ground="soft">
      <dl className={`${common.halves} ${common.rows} ${styles.rows}`}>
        {rows.map(({ label, text, name, to, host }) => (
          <div key={`${label} ${name}`}>
            <dt>{label}</dt>
            <dd>
              <a href={to} className={styles.link}>
                <SpokenWords>{name}</SpokenWords>
              </a>
              <span className={styles.host}>{host}</span>
              {text && <Paragraph className={styles.text}>{text}</Paragraph>}
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
