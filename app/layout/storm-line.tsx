import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import styles from "./storm-line.module.css";

/**
 * Where the line of a storm goes on every page. It is empty as the site is built: while a storm is on,
 * the server writes into it (server/storm-line.ts), and React leaves there what it finds.
 *
 * While a storm is on every page is loaded in full. Whoever came to the next page without a full load
 * came when there was none any more, so the line goes, for good: the browser lets no script write it.
 */
export function StormLine() {
  const { pathname } = useLocation();
  const [loaded] = useState(pathname);
  const [isGone, go] = useState(() => !isFirstPage);
  if (pathname !== loaded && !isGone) go(true);
  useEffect(() => {
    isFirstPage = false;
  }, []);
  if (isGone) return null;
  return (
    <div
      className={styles.line}
      data-storm-line=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={NOTHING}
    />
  );
}

/** Until React has taken over a page. It is never told where pages are rendered to HTML. */
let isFirstPage = true;
const NOTHING = { __html: "" };
