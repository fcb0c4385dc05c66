import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import pill from "#app/ui/pill.module.css";
import styles from "./fitting-services.module.css";

export function FittingServices({ id, heading, items }: SectionProps<"fitting-services">) {
  return (
    <Band id={id}>
      <h2>{heading}</h2>
      <ul className={styles.items}>
        {items.map(({ service, name, to, text, price }) => (
          <li key={service}>
            <h3>
              <PageLink to={to} className={styles.name}>
                {name}
              </PageLink>
            </h3>
            <p className={styles.text}>
              <RichText>{text}</RichText>
            </p>
            <PageLink to={price.to} className={pill.pill} aria-label={`${price.label}: ${name}`}>
              {price.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </Band>
  );
}
