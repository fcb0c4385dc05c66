import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import common from "#app/ui/common.module.css";
import styles from "./jobs.module.css";

/** So many are looked over at once. Of more, the others open. */
const FIRST = 4;

type Props = SectionProps<"jobs">;

/** Finished jobs, each with what anyone can check: where, when, what, and the permit. */
export function Jobs({ id, heading, lead, jobs, more }: Props) {
  if (jobs.length === 0) return null;
  return (
    <Band id={id} heading={heading} lead={lead} ground="soft" screenOnly>
      <List jobs={jobs.slice(0, FIRST)} />
      {jobs.length > FIRST && (
        <details className={`${common.details} ${styles.more}`}>
          <summary>{fill(more, { count: String(jobs.length - FIRST) })}</summary>
          <List jobs={jobs.slice(FIRST)} />
        </details>
      )}
    </Band>
  );
}

function List({ jobs }: Pick<Props, "jobs">) {
  return (
    <ul className={styles.jobs}>
      {jobs.map(({ work, place, facts, picture }) => (
        <li key={work} className={`${common.card} ${styles.job}`}>
          <LazyImage
            className={styles.picture}
            picture={picture}
            sizes="(width >= 60rem) 20rem, 100vw"
          />
          <div>
            <h3>
              <SpokenWords>{work}</SpokenWords>
            </h3>
            <p>{place}</p>
            <FactList rows={facts} className={null} />
          </div>
        </li>
      ))}
    </ul>
  );
}
