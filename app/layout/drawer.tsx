import type { MouseEvent, TouchEvent } from "react";
import { DrawerGroup } from "#app/layout/drawer-group.tsx";
import type { MenuEntry, MenuLink } from "#app/layout/menu.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LanguageLinks } from "#app/ui/language-links.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { useSite } from "#app/ui/site.ts";
import styles from "./drawer.module.css";

export const DRAWER_ID = "drawer";

/** Side of the mark in pixels. */
const MARK_SIZE = 36;

interface Props {
  tiles: MenuLink[];
  menu: MenuEntry[];
  invitation: MenuLink;
  words: { mainMenu: string; closeMenu: string };
}

/**
 * The menu of small screens: a modal dialog, opened by the MENU button of the bottom bar. The
 * browser traps the focus, closes on Escape and on a tap beside it, and gives the focus back,
 * with or without JavaScript.
 */
export function Drawer({ tiles, menu, invitation, words }: Props) {
  const { name, logo } = useSite();
  // The first group is what most people come for: it is open, so that the drawer shows it at once.
  const first = menu.findIndex((entry) => "items" in entry);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its links are what is clicked
    <dialog
      id={DRAWER_ID}
      className={styles.drawer}
      aria-label={words.mainMenu}
      closedby="any"
      onClick={closeOnLink}
      onTouchEnd={keepTapHere}
    >
      <div className={styles.head}>
        <img src={`/${logo.mark}`} width={MARK_SIZE} height={MARK_SIZE} alt="" loading="lazy" />
        <span className={styles.name}>{name}</span>
        <button
          type="button"
          className={styles.close}
          command="close"
          commandfor={DRAWER_ID}
          aria-label={words.closeMenu}
        >
          <Icon name="x" />
        </button>
      </div>
      <nav aria-label={words.mainMenu}>
        <div className={styles.tiles}>
          <PageLink to={invitation.to} className={styles.invitation}>
            {invitation.label}
          </PageLink>
          {tiles.map(({ to, label }) => (
            <PageLink key={to} to={to}>
              {label}
            </PageLink>
          ))}
          <LanguageLinks />
        </div>
        {menu.map((entry, index) =>
          "items" in entry ? (
            <DrawerGroup key={entry.id} group={entry} startsOpen={index === first} />
          ) : (
            <p key={entry.to} className={styles.single}>
              <PageLink to={entry.to} className={styles.link}>
                {entry.label}
              </PageLink>
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

/** Where a link leads, the drawer is not in the way; nor after Back, to a page that the browser has kept. */
function closeOnLink({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target instanceof Element && target.closest("a")) currentTarget.close();
}
