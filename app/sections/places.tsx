import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./places.module.css";

export function Places({ id, heading, text, counties }: SectionProps<"places">) {
  return (
    <Band id={id} className={styles.places}>
      <div>
        <h2>{heading}</h2>
        {text && (
          <p className={styles.text}>
            <RichText>{text}</RichText>
          </p>
        )}
      </div>
      <div className={styles.counties}>
        {counties.map(({ name, places }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {places.map((place) => (
                <li key={place.to}>
                  <PageLink to={place.to} className={styles.place}>
                    {place.name}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  );
}
