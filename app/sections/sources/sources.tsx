import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { useSite } from "#app/ui/site.ts";
import { SourceLink } from "#app/ui/source-link.tsx";
import common from "#app/ui/common.module.css";
import styles from "./sources.module.css";

/** What nobody has checked yet is for the staff to know: `npm run launch-check` tells them. */
export function Sources({ id, heading, days, checkedOn }: SectionProps<"sources">) {
  const { inEnglish } = useSite();
  return (
    <Band id={id}>
      <details className={`${common.details} ${styles.sources}`}>
        <summary>
          {heading} {inEnglish}
        </summary>
        {days.map(({ date, on, sources }) => (
          <div key={date ?? "unchecked"}>
            {date && (
              <p className={styles.day}>
                {checkedOn} <time dateTime={date}>{on}</time>
              </p>
            )}
            <ul>
              {sources.map(({ source, address }) => (
                <li key={source}>
                  <SourceLink source={source} address={address} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </Band>
  );
}
