import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import styles from "./offers.module.css";

export function Offers({ id, heading, lead, items }: SectionProps<"offers">) {
  return (
    <Band id={id}>
      <SectionHead heading={heading} lead={lead} />
      <ul className={styles.items}>
        {items.map(({ title, text, to, picture }) => (
          <li key={to} className={styles.item}>
            <LazyImage
              picture={picture}
              sizes="(width >= 60rem) 24rem, (width >= 40rem) 50vw, 12rem"
              className={styles.picture}
            />
            <div className={styles.words}>
              <h3>
                <CardLink to={to}>{title}</CardLink>
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
