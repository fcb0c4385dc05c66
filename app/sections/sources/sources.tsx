import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { CheckedSource } from "#app/ui/source-link.tsx";
import common from "#app/ui/common.module.css";
import styles from "./sources.module.css";

export function Sources({ id, heading, sources, checkedOn }: SectionProps<"sources">) {
  return (
    <Band id={id}>
      <details className={`${common.details} ${styles.sources}`}>
        <summary>{heading}</summary>
        <ul>
          {sources.map((one) => (
            <li key={one.source}>
              <CheckedSource {...one} checkedOn={checkedOn} />
            </li>
          ))}
        </ul>
      </details>
    </Band>
  );
}
