import { useState } from "react";
import { useLocation } from "react-router";
import styles from "./storm-line.module.css";

/**
 * Where the line of a storm goes on every page. It is empty as the site is built: while a storm is on,
 * the server writes into it (server/storm-line.ts), and React leaves there what it finds.
 *
 * While a storm is on every page is loaded in full. Whoever came to the next page without a full load
 * came when there was none any more, so the line goes.
 */
export function StormLine() {
  const { pathname } = useLocation();
  const [loaded] = useState(pathname);
  if (pathname !== loaded) return null;
  return (
    <div
      className={styles.line}
      data-storm-line=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={NOTHING}
    />
  );
}

/** Where React draws it anew, on the way back to the first page, a mere "" would be refused: no script may write HTML. */
const NOTHING = { __html: globalThis.trustedTypes?.emptyHTML ?? "" };
