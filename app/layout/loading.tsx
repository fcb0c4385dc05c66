import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useSite } from "#app/ui/site.ts";
import heard from "#app/ui/heard-only.module.css";
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
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [next]);

  return (
    <output className={styles.loading}>
      {slow && (
        <>
          <span className={styles.spinner} />
          <span className={heard.heardOnly}>{loading}</span>
        </>
      )}
    </output>
  );
}
