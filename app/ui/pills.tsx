import { PageLink } from "#app/ui/page-link.tsx";
import common from "#app/ui/common.module.css";
import pill from "#app/ui/pill.module.css";

/** Ways to other pages, side by side. */
export const Pills = ({ ways }: { ways: { to: string; label: string }[] }) => (
  <ul className={common.wrap}>
    {ways.map(({ to, label }) => (
      <li key={to}>
        <PageLink to={to} className={pill.pill}>
          {label}
        </PageLink>
      </li>
    ))}
  </ul>
);
