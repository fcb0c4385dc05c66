import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { ScrollRow } from "#app/ui/scroll-row.tsx";
import common from "#app/ui/common.module.css";
import styles from "./ways-on.module.css";

export function WaysOn({ id, heading, ways }: SectionProps<"ways-on">) {
  return (
    <Band id={id} heading={heading}>
      <ScrollRow label={heading}>
        <ul className={`${common.cards} ${styles.ways}`}>
          {ways.map(({ to, label, text }) => (
            <li key={to} className={`${common.card} ${styles.way}`}>
              <h3>
                <CardLink to={to}>{label}</CardLink>
              </h3>
              <Paragraph>{text}</Paragraph>
              <Icon name="arrow-right" />
            </li>
          ))}
        </ul>
      </ScrollRow>
    </Band>
  );
}
