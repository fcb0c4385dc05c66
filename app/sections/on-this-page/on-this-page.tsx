import type { SectionProps } from "#app/sections/prepare.server.ts";
import { revealFocused } from "#app/ui/reveal-focused.ts";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import pill from "#app/ui/pill.module.css";
import styles from "./on-this-page.module.css";

export function OnThisPage({ heading, entries }: SectionProps<"on-this-page">) {
  return (
    <nav className={styles.index} aria-label={heading} data-screen-only>
      <p className={styles.heading} aria-hidden>
        {heading}
      </p>
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} className={pill.pill} onFocus={revealFocused}>
              <SpokenWords>{entry.heading}</SpokenWords>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
