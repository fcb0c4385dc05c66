import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Note, Paragraph } from "#app/ui/paragraph.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import styles from "./warranty-years.module.css";

/** In pixels. */
const HEIGHT = 30;

/** The bars say nothing that the words do not say, so they are for eyes alone. */
export function WarrantyYears(props: SectionProps<"warranty-years">) {
  const { id, heading, lead, rows, longest, note } = props;
  const share = (part: number) => `${Number(((part / longest) * 100).toFixed(2))}%`;
  return (
    <Band id={id} heading={heading} lead={lead} ground="sky">
      <ul className={styles.rows}>
        {rows.map(({ name, years, text, least, most }) => (
          <li key={name}>
            <h3>
              <SpokenWords>{name}</SpokenWords> <span>{years}</span>
            </h3>
            <svg className={styles.bar} height={HEIGHT} aria-hidden>
              <rect className={styles.most} width={share(most)} height={HEIGHT} rx={8} />
              <rect className={styles.least} width={share(least)} height={HEIGHT} rx={8} />
            </svg>
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ul>
      <Note>{note}</Note>
    </Band>
  );
}
