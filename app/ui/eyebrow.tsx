import styles from "./eyebrow.module.css";

/** A few words over a heading that say what kind of thing it is about. */
export function Eyebrow({ children }: { children: string | undefined }) {
  return children && <p className={styles.eyebrow}>{children}</p>;
}
