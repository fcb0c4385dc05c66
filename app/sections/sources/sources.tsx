import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import styles from "./sources.module.css";

export function Sources({ id, heading, checked, sources }: SectionProps<"sources">) {
  return (
    <Band id={id}>
      <details className={styles.sources}>
        <summary>{heading}</summary>
        <ul>
          {sources.map(({ source, address, checkedOn, date }) => (
            <li key={source}>
              {address ? <a href={address}>{source}</a> : source}
              {", "}
              {checked} <time dateTime={date}>{checkedOn}</time>
            </li>
          ))}
        </ul>
      </details>
    </Band>
  );
}
