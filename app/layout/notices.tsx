import { useLocation } from "react-router";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { useSite } from "#app/ui/site.ts";
import styles from "./notices.module.css";

/** What a page says before anything else. */
export function Notices() {
  const { prefix, stormLine, seasonLine, sampleNotice } = useSite();
  const isHome = useLocation().pathname.replace(/\/$/, "") === prefix;
  const line = stormLine ?? (isHome ? seasonLine : undefined);
  return (
    <div className={styles.notices}>
      {line && (
        <aside className={stormLine ? styles.storm : styles.season} aria-label={line.label}>
          <a href={line.to}>
            {line.headline} <span>{line.says}</span>
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
      <Paragraph>{rest}</Paragraph>
    </details>
  );
}
