import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import common from "#app/ui/common.module.css";
import styles from "./ways-on.module.css";

export function WaysOn({ id, heading, ways }: SectionProps<"ways-on">) {
  return (
    <Band id={id} heading={heading} screenOnly>
      <ul className={`${common.cards} ${styles.ways}`}>
        {ways.map(({ to, label, text }) => (
          <li key={to} className={`${common.card} ${common.line} ${styles.way}`}>
            <h3>
              <CardLink to={to}>{label}</CardLink>
            </h3>
            <Paragraph className={common.lineRest}>{text}</Paragraph>
            <Icon name="arrow-right" className={common.lineRest} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
