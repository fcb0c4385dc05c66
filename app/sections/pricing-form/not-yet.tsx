/** What has no price yet, because it is not open, and the way to its page. */
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import common from "#app/ui/common.module.css";
import styles from "./not-yet.module.css";

type Props = Pick<SectionProps<"pricing-form">, "notYet" | "notYetLabel" | "notYetLead">;

/** Folds out below what can be chosen. */
export function NotYet({ notYet, notYetLabel, notYetLead }: Props) {
  if (notYet.length === 0) return null;
  return (
    <details className={`${common.details} ${styles.list}`}>
      <summary>{notYetLabel}</summary>
      <p>{notYetLead}</p>
      <ul className={common.wrap}>
        {notYet.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
