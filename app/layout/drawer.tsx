import { type MouseEvent, type TouchEvent, useId } from "react";
import { MenuItem } from "#app/layout/menu-item.tsx";
import type { MenuEntry, MenuGroup, MenuLink } from "#app/layout/menu.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LanguageLinks } from "#app/ui/language-links.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { useSite } from "#app/ui/site.ts";
import common from "#app/ui/common.module.css";
import styles from "./drawer.module.css";
import folded from "./drawer-group.module.css";

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
            <Group key={entry.id} {...entry} startsOpen={index === first} />
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

/** A part of the drawer that opens and closes on its own: items with a line as rows, others as tiles. */
function Group({ label, items, startsOpen }: MenuGroup & { startsOpen: boolean }) {
  const id = useId();
  // Where nothing of a group is there yet, saying so once is enough.
  const soon = items.every((item) => item.soon) ? items[0]?.soon : undefined;
  return (
    <details className={folded.group} open={startsOpen}>
      <summary>
        <span className={folded.name}>
          <span>{label}</span>{" "}
          {soon && (
            <span id={id} className={common.tag}>
              {soon}
            </span>
          )}
        </span>
        <Icon name="chevron-down" className={folded.chevron} />
      </summary>
      <ul className={folded.items} data-tiles={items.every(({ line }) => !line) || undefined}>
        {items.map((item) => (
          <MenuItem key={item.to} item={item} soonId={soon && id} />
        ))}
      </ul>
    </details>
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
