import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import band from "#app/ui/band.module.css";
import styles from "./ways-on.module.css";

export function WaysOn({ id, heading, ways }: SectionProps<"ways-on">) {
  return (
    <Band id={id} className={band.split}>
      <h2>{heading}</h2>
      <ul className={styles.ways}>
        {ways.map(({ to, label, text }) => (
          <li key={to} className={styles.way}>
            <h3>
              <CardLink to={to}>{label}</CardLink>
            </h3>
            <p>{text}</p>
            <Icon name="arrow-right" />
          </li>
        ))}
      </ul>
    </Band>
  );
}
