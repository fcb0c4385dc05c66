import { SpokenWords } from "#app/ui/spoken-words.tsx";
import { useSite } from "#app/ui/site.ts";
import styles from "./notices.module.css";

/** What every page says before anything else. */
export function Notices() {
  const { stormLine, sampleNotice } = useSite();
  return (
    <div className={styles.notices}>
      {stormLine && (
        <aside className={styles.storm} aria-label={stormLine.label} data-storm-line>
          <a href={stormLine.to}>
            {stormLine.headline} <span>{stormLine.says}</span>
          </a>
        </aside>
      )}
      {sampleNotice && <SampleNotice {...sampleNotice} />}
    </div>
  );
}

interface SampleProps {
  notice: string;
  which: string;
  parts: string[];
  rest: string;
}

/** Nobody shall take the company for a real one. It cannot be closed; what is a sample folds out. */
function SampleNotice({ notice, which, parts, rest }: SampleProps) {
  return (
    <details className={styles.sample} data-sample-notice>
      <summary>
        <span>
          {notice} <u data-screen-only>{which}</u>
        </span>
      </summary>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p>
        <SpokenWords>{rest}</SpokenWords>
      </p>
    </details>
  );
}
