/** What has no price yet, because it is not open, and the way to its page. */
import { PageLink } from "#app/ui/page-link.tsx";
import common from "#app/ui/common.module.css";
import styles from "./not-yet.module.css";

interface Service {
  label: string;
  to: string;
}

/** A quiet list below what can be chosen. */
export function NotYet({ lead, services }: { lead: string; services: Service[] }) {
  if (services.length === 0) return null;
  return (
    <div className={`${common.note} ${styles.list}`}>
      <p>{lead}</p>
      <ul className={common.wrap}>
        {services.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
