import { useId } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Sideways } from "#app/ui/sideways.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import common from "#app/ui/common.module.css";
import styles from "./offers.module.css";

/** So many stand one below the other on a phone; more are swiped. */
const MOST_AT_ONCE = 2;

export function Offers({ id, heading, lead, items }: SectionProps<"offers">) {
  const headingId = useId();
  const list = (
    <ul className={styles.items}>
      {items.map(({ title, text, to, picture }) => (
        <li key={to} className={`${common.card} ${styles.item}`}>
          <LazyImage
            picture={picture}
            sizes="(width >= 60rem) 24rem, (width >= 40rem) 50vw, 12rem"
            className={styles.picture}
          />
          <div className={styles.words}>
            <h3>
              <CardLink to={to}>{title}</CardLink>
            </h3>
            <p>
              <SpokenWords>{text}</SpokenWords>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <Band id={id}>
      <SectionHead heading={heading} lead={lead} headingId={headingId} />
      {items.length > MOST_AT_ONCE ? <Sideways labelledBy={headingId}>{list}</Sideways> : list}
    </Band>
  );
}
