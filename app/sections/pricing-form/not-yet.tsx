/** What has no price yet, because it is not open, and the way to its page. */
import { fill } from "#app/content/fill.ts";
import { Icon } from "#app/ui/icon.tsx";
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

/** For people who came by a link that asks for the price of something that is not open. */
export function AskedForNotYet(props: { services: Service[]; note: string; see: string }) {
  const { services, note, see } = props;
  return services.map(({ label, to }) => (
    <p key={to} className={styles.note}>
      <span>{fill(note, { service: label })}</span>{" "}
      <PageLink to={to}>
        {fill(see, { service: label })}
        <Icon name="arrow-right" />
      </PageLink>
    </p>
  ));
}
