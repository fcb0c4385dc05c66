import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./card-link.module.css";

/** A link that fills the nearest positioned box around it, so that all of a card can be clicked. */
export function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <PageLink to={to} className={styles.link}>
      {children}
    </PageLink>
  );
}
