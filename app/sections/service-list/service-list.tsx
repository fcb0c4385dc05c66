import { useId } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Sideways } from "#app/ui/sideways.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import styles from "./service-list.module.css";

export function ServiceList({ id, heading, lead, items }: SectionProps<"service-list">) {
  const headingId = useId();
  return (
    <Band id={id}>
      <SectionHead heading={heading} lead={lead} headingId={headingId} />
      <Sideways labelledBy={headingId}>
        <ul className={styles.items}>
          {items.map(({ title, text, to, picture }) => (
            <li key={to} className={styles.item}>
              <LazyImage picture={picture} sizes="7.5rem" className={styles.picture} />
              <div>
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
      </Sideways>
    </Band>
  );
}
