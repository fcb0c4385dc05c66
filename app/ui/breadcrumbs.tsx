import type { Crumb } from "#app/content/head.server.ts";
import { useSite } from "#app/ui/site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./breadcrumbs.module.css";

/** The way from the home page to this one. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { breadcrumbs } = useSite();
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label={breadcrumbs} data-screen-only>
      <ol>
        {crumbs.map(({ name, to }, index) => (
          <li key={to}>
            {index < crumbs.length - 1 ? (
              <PageLink to={to}>{name}</PageLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
