import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./actions.module.css";

interface Props {
  actions: { label: string; to: string }[];
  phone: { shown: string; dialled: string };
}

/** The next steps at the top of a page; the first one stands out. */
export function Actions({ actions, phone }: Props) {
  return (
    <p className={styles.actions}>
      {actions.map(({ label, to }) => (
        <PageLink key={to} to={to} className={styles.action} data-screen-only>
          {label}
          <Icon name="arrow-right" />
        </PageLink>
      ))}
      <a href={`tel:${phone.dialled}`} className={styles.phone}>
        <Icon name="phone" />
        {phone.shown}
      </a>
    </p>
  );
}
