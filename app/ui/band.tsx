import type { ReactNode } from "react";
import styles from "./band.module.css";

interface Props {
  id?: string | undefined;
  /** Parts this band from its neighbors. White on deep green (dark) at most once on a page. */
  ground?: "page" | "soft" | "sky" | "sun" | "dark";
  className?: string | undefined;
  /** Left out on paper. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A stripe of the page: full width outside, the text's width inside. */
export function Band({ id, ground = "page", className, screenOnly, children }: Props) {
  return (
    <section
      id={id}
      className={styles.band}
      data-ground={ground}
      data-screen-only={screenOnly}
      tabIndex={id ? -1 : undefined}
    >
      <div className={[styles.inside, className].filter(Boolean).join(" ")}>{children}</div>
    </section>
  );
}
