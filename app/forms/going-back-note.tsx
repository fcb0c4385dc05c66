import styles from "./going-back-note.module.css";

/**
 * Where scripts do not run, a form cannot tell who goes back that it was sent: the browser shows it
 * as it was, and asks nobody. So the page that confirms it says so before.
 */
export function GoingBackNote({ children }: { children: string }) {
  return <p className={styles.note}>{children}</p>;
}
