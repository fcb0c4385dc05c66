import { useRef } from "react";
import { type RecentMenu, useMenu } from "#app/layout/use-menu.ts";
import type { MenuEntry, MenuGroup } from "#app/layout/menu.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./top-menu.module.css";

/** The menu of large screens. Its panels are popovers, so they also open without JavaScript. */
export function TopMenu({ entries, label }: { entries: MenuEntry[]; label: string }) {
  const recent = useRef<RecentMenu>({ open: false, closedAt: Number.NEGATIVE_INFINITY });
  return (
    <nav className={styles.menu} aria-label={label}>
      <ul className={styles.bar}>
        {entries.map((entry) =>
          "items" in entry ? (
            <Group key={entry.id} group={entry} recent={recent} />
          ) : (
            <li key={entry.to}>
              <PageLink to={entry.to} className={styles.entry} data-menu-entry="">
                {entry.label}
              </PageLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

interface GroupProps {
  group: MenuGroup;
  recent: { current: RecentMenu };
}

function Group({ group, recent }: GroupProps) {
  const panelId = `menu-${group.id}`;
  const { item, button, panel } = useMenu(recent);
  return (
    <li {...item}>
      <button
        type="button"
        className={styles.entry}
        data-menu-entry=""
        popoverTarget={panelId}
        aria-controls={panelId}
        {...button}
      >
        {group.label}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <ul id={panelId} popover="auto" className={styles.panel} {...panel}>
        {group.items.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to} className={styles.link}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
