import { MenuItem } from "#app/layout/menu-item.tsx";
import { useMenu } from "#app/layout/use-menu.ts";
import type { MenuEntry, MenuGroup } from "#app/layout/menu.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./top-menu.module.css";

/** The menu of large screens. Its panels are popovers, so they also open without JavaScript. */
export function TopMenu({ entries, label }: { entries: MenuEntry[]; label: string }) {
  return (
    <nav className={styles.menu} aria-label={label}>
      <ul className={styles.bar}>
        {entries.map((entry) =>
          "items" in entry ? (
            <Group key={entry.id} group={entry} />
          ) : (
            <li key={entry.to}>
              <PageLink to={entry.to} className={styles.entry}>
                {entry.label}
              </PageLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

function Group({ group }: { group: MenuGroup }) {
  const panelId = `menu-${group.id}`;
  const { item, button, panel } = useMenu();
  const [first] = group.items;
  return (
    <li {...item}>
      <button
        type="button"
        className={`${styles.entry} ${styles.button}`}
        popoverTarget={panelId}
        aria-controls={panelId}
        {...button}
      >
        {group.label}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      {first && (
        <PageLink to={first.to} className={`${styles.entry} ${styles.link}`}>
          {group.label}
        </PageLink>
      )}
      <ul
        id={panelId}
        popover="auto"
        className={styles.panel}
        data-wide={group.items.some(({ picture }) => picture) || undefined}
        {...panel}
      >
        {group.items.map((one) => (
          <MenuItem key={one.to} item={one} />
        ))}
      </ul>
    </li>
  );
}
