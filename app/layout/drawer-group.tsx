import { useId } from "react";
import type { MenuGroup } from "#app/layout/menu.server.ts";
import { MenuItem } from "#app/layout/menu-item.tsx";
import { Icon } from "#app/ui/icon.tsx";
import common from "#app/ui/common.module.css";
import styles from "./drawer-group.module.css";

interface Props {
  group: MenuGroup;
  startsOpen: boolean;
}

/** A part of the drawer that opens and closes on its own: items with a line as rows, others as tiles. */
export function DrawerGroup({ group, startsOpen }: Props) {
  const { label, items } = group;
  const id = useId();
  // Where nothing of a group is there yet, saying so once is enough.
  const soon = items.every((item) => item.soon) ? items[0]?.soon : undefined;
  return (
    <details className={styles.group} open={startsOpen}>
      <summary>
        <span className={styles.name}>
          <span>{label}</span>{" "}
          {soon && (
            <span id={id} className={common.tag}>
              {soon}
            </span>
          )}
        </span>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={styles.items} data-tiles={items.every(({ line }) => !line) || undefined}>
        {items.map((item) => (
          <MenuItem key={item.to} item={item} soonId={soon && id} />
        ))}
      </ul>
    </details>
  );
}
