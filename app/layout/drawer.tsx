import { type TouchEvent, useRef } from "react";
import type { MenuEntry, MenuLink } from "#app/layout/menu.server.ts";
import { CHOSEN, useBackCloses } from "#app/layout/use-back-closes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./drawer.module.css";

export const DRAWER_ID = "drawer";

interface Props {
  menu: MenuEntry[];
  words: { mainMenu: string; closeMenu: string };
}

/**
 * The menu of small screens: a modal dialog, opened by the MENU button of the bottom bar. The
 * browser traps the focus, closes on Escape and on a tap beside it, and gives the focus back,
 * with or without JavaScript.
 */
export function Drawer({ menu, words }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(dialog);
  return (
    <dialog
      id={DRAWER_ID}
      ref={dialog}
      className={styles.drawer}
      aria-label={words.mainMenu}
      closedby="any"
      onTouchEnd={keepTapHere}
    >
      <button
        type="button"
        className={styles.close}
        command="close"
        commandfor={DRAWER_ID}
        aria-label={words.closeMenu}
      >
        <Icon name="x" />
      </button>
      <nav aria-label={words.mainMenu}>
        {menu.map((entry) =>
          "items" in entry ? (
            <details key={entry.id} className={styles.group}>
              <summary>
                {entry.label}
                <Icon name="chevron-down" className={styles.chevron} />
              </summary>
              <ul>
                {entry.items.map((item) => (
                  <li key={item.to}>
                    <Choice {...item} dialog={dialog} />
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <p key={entry.to} className={styles.single}>
              <Choice {...entry} dialog={dialog} />
            </p>
          ),
        )}
      </nav>
    </dialog>
  );
}

/**
 * Some browsers close the drawer before a tap beside it has ended: its end must not then press what
 * lies behind, or take the focus from the button that opened it. Others close it by the click that
 * follows, which must not be taken from them.
 */
function keepTapHere(event: TouchEvent<HTMLDialogElement>) {
  if (!event.currentTarget.open) event.preventDefault();
}

interface ChoiceProps extends MenuLink {
  dialog: { current: HTMLDialogElement | null };
}

/** Replaces the history entry that the open drawer made (see use-back-closes.ts). */
function Choice({ to, label, dialog }: ChoiceProps) {
  return (
    <PageLink to={to} replace onClick={() => dialog.current?.close(CHOSEN)} className={styles.link}>
      {label}
    </PageLink>
  );
}
