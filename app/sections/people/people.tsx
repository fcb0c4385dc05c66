import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import common from "#app/ui/common.module.css";
import styles from "./people.module.css";

export function People({ id, heading, lead, people }: SectionProps<"people">) {
  if (people.length === 0) return null;
  return (
    <Band id={id} heading={heading} lead={lead}>
      <ul className={styles.people}>
        {people.map(({ name, role, text, picture }) => (
          <li key={name} className={`${common.card} ${styles.person}`}>
            <LazyImage className={styles.picture} picture={picture} sizes="12rem" />
            <div>
              <h3>{name}</h3>
              <Paragraph className={styles.role}>{role}</Paragraph>
              <Paragraph>{text}</Paragraph>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
