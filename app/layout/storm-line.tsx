import { useSite } from "#app/ui/site.ts";
import styles from "./storm-line.module.css";

/** While a storm is on, every page leads to the storm pages first of all. */
export function StormLine() {
  const { stormLine } = useSite();
  if (!stormLine) return null;
  const { label, headline, to, says } = stormLine;
  return (
    <aside className={styles.line} aria-label={label} data-storm-line>
      <a href={to}>
        {headline} <span>{says}</span>
      </a>
    </aside>
  );
}
