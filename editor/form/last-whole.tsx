import type { useWholes } from "./use-wholes.ts";
import styles from "./whole.module.css";

/** What was made or deleted last, and its undo. */
export function LastWhole({ wholes }: { wholes: ReturnType<typeof useWholes> }) {
  const { last, failure } = wholes;
  return (
    <div aria-live="polite">
      {last && (
        <div className={styles.last}>
          <p>
            <b>{last.called}</b> was {last.taken ? "deleted" : "made"}.
          </p>
          <button type="button" onClick={() => void wholes.undo()}>
            {last.taken ? "Bring it back" : "Take it back"}
          </button>
          {failure && <p className={styles.failure}>{failure}</p>}
        </div>
      )}
    </div>
  );
}
