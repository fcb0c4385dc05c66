import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import pill from "#app/ui/pill.module.css";
import common from "#app/ui/common.module.css";
import styles from "./fitting-services.module.css";

export function FittingServices({ id, heading, items }: SectionProps<"fitting-services">) {
  return (
    <Band id={id} heading={heading}>
      <ul className={`${common.cards} ${styles.items}`}>
        {items.map(({ service, name, to, text, price }) => (
          <li key={service} className={`${common.card} ${styles.item}`}>
            <h3>
              <PageLink to={to}>{name}</PageLink>
            </h3>
            <Paragraph>{text}</Paragraph>
            <PageLink to={price.to} className={pill.pill} aria-label={`${price.label}: ${name}`}>
              {price.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </Band>
  );
}
