import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useSite } from "#app/layout/site.ts";
import { leaveWhenCodeIsGone } from "#app/layout/missing-code.ts";
import styles from "./loading.module.css";

/** Shorter waits show nothing, so that fast pages never flash a spinner. */
export const LOADING_DELAY_MS = 150;

/** A spinner, and a word for screen readers, while the next page is on its way. */
export function Loading() {
  const { loading } = useSite();
  const { location: next } = useNavigation();
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!next) return undefined;
    const timer = setTimeout(() => setSlow(true), LOADING_DELAY_MS);
    const stopWatching = leaveWhenCodeIsGone(next);
    return () => {
      clearTimeout(timer);
      stopWatching();
      setSlow(false);
    };
  }, [next]);

  return (
    <div className={styles.loading} role="status">
      {slow && (
        <>
          <span className={styles.spinner} />
          <span className={styles.word}>{loading}</span>
        </>
      )}
    </div>
  );
}
