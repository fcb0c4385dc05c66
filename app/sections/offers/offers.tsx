import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { ScrollRow } from "#app/ui/scroll-row.tsx";
import common from "#app/ui/common.module.css";
import styles from "./offers.module.css";

export function Offers({ id, heading, lead, items }: SectionProps<"offers">) {
  return (
    <Band id={id} heading={heading} lead={lead} screenOnly>
      <ScrollRow label={heading}>
        <ul className={common.cards}>
          {items.map(({ title, text, to, picture }) => (
            <li key={to} className={`${common.card} ${styles.item}`}>
              <LazyImage
                picture={picture}
                sizes="(width >= 40rem) 24rem, 20rem"
                className={styles.picture}
              />
              <div className={styles.words}>
                <h3>
                  <CardLink to={to}>{title}</CardLink>
                </h3>
                <Paragraph>{text}</Paragraph>
              </div>
            </li>
          ))}
        </ul>
      </ScrollRow>
    </Band>
  );
}
