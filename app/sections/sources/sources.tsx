import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import common from "#app/ui/common.module.css";
import styles from "./sources.module.css";

export function Sources({ id, heading, sources, ...words }: SectionProps<"sources">) {
  return (
    <Band id={id}>
      <details className={`${common.details} ${styles.sources}`}>
        <summary>{heading}</summary>
        <ul>
          {sources.map(({ source, address, check }) => (
            <li key={source}>
              {address ? (
                <a href={address}>
                  <SpokenWords>{source}</SpokenWords>
                </a>
              ) : (
                <SpokenWords>{source}</SpokenWords>
              )}
              {", "}
              {check ? (
                <>
                  {words.checked} <time dateTime={check.date}>{check.on}</time>
                </>
              ) : (
                words.notChecked
              )}
            </li>
          ))}
        </ul>
      </details>
    </Band>
  );
}
