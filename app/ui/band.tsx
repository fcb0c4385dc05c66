import type { ReactNode } from "react";
import styles from "./band.module.css";

interface Props {
  id?: string | undefined;
  /** A tinted ground, to part this band from its neighbors. */
  soft?: boolean;
  /** White on deep green; at most one on a page. */
  dark?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A stripe of the page: full width outside, the text's width inside. */
export function Band({ id, soft, dark, className, children }: Props) {
  return (
    <section
      id={id}
      className={styles.band}
      data-soft={soft}
      data-dark={dark}
      tabIndex={id ? -1 : undefined}
    >
      <div className={[styles.inside, className].filter(Boolean).join(" ")}>{children}</div>
    </section>
  );
}
