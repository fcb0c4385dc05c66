/**
 * Makes a popover behave like a menu of a desktop program: opens when the pointer rests on its
 * button, closes when it leaves, and is walked with the arrow keys. Click, touch, Enter, Space
 * and Escape are the browser's own doing and work without this.
 */
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** The pointer rests this long on a button before its menu opens. */
export const MENU_OPEN_DELAY_MS = 200;
/** A menu stays open this long after the pointer has left it. */
export const MENU_CLOSE_DELAY_MS = 150;
/** Within this time after a menu has closed, the next one opens at once. */
export const MENU_SKIP_DELAY_MS = 300;

/** What the menus of one bar know of each other. */
export interface RecentMenu {
  open: boolean;
  /** In milliseconds of `performance.now()`. */
  closedAt: number;
}

export function useMenu(recent: RefObject<RecentMenu>) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByPointer = useRef(false);
  const [expanded, setExpanded] = useState<boolean>();
  const { key: visit } = useLocation();

  useEffect(() => setExpanded(panel.current?.matches(":popover-open")), []);
  // A chosen link closes the menu. Where it led may be this very page, so the visit counts.
  useEffect(() => {
    if (visit) panel.current?.hidePopover();
    return () => clearTimeout(timer.current);
  }, [visit]);

  function open() {
    openedByPointer.current = true;
    if (button.current) panel.current?.showPopover({ source: button.current });
  }

  function openSoon(event: PointerEvent) {
    if (event.pointerType === "touch") return;
    clearTimeout(timer.current);
    if (panel.current?.matches(":popover-open")) return;
    const { open: anotherIsOpen, closedAt } = recent.current;
    const atOnce = anotherIsOpen || performance.now() - closedAt < MENU_SKIP_DELAY_MS;
    if (atOnce) open();
    else timer.current = setTimeout(open, MENU_OPEN_DELAY_MS);
  }

  function closeSoon(event: PointerEvent) {
    if (event.pointerType === "touch") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const inUse = panel.current?.contains(document.activeElement);
      if (!inUse) panel.current?.hidePopover();
    }, MENU_CLOSE_DELAY_MS);
  }

  return {
    item: {
      onPointerEnter: openSoon,
      onPointerLeave: closeSoon,
      onKeyDown: (event: KeyboardEvent) => walk(event, button.current, panel.current),
      onBlur: (event: React.FocusEvent) => {
        const stays = event.currentTarget.contains(event.relatedTarget);
        if (event.relatedTarget && !stays) panel.current?.hidePopover();
      },
    },
    button: {
      ref: button,
      "aria-expanded": expanded,
      onClick: (event: React.MouseEvent) => {
        clearTimeout(timer.current);
        // Who points and then clicks wants the menu that just opened, not to close it.
        if (openedByPointer.current) event.preventDefault();
        openedByPointer.current = false;
      },
    },
    panel: {
      ref: panel,
      onToggle: ({ newState }: { newState: string }) => {
        const isOpen = newState === "open";
        setExpanded(isOpen);
        if (!isOpen) openedByPointer.current = false;
        recent.current = { open: isOpen, closedAt: isOpen ? 0 : performance.now() };
      },
    },
  };
}

/** Arrow keys: down and up through the panel, left and right along the bar. */
function walk(event: KeyboardEvent, button: HTMLButtonElement | null, panel: HTMLElement | null) {
  if (!button || !panel || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...panel.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const bar = [...(button.closest("ul")?.querySelectorAll<HTMLElement>("[data-menu-entry]") ?? [])];
  const place = bar.indexOf(button);
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: links[at + 1] ?? links[0],
    ArrowUp: at < 0 ? links.at(-1) : (links[at - 1] ?? button),
    ArrowRight: bar[place + 1] ?? bar[0],
    ArrowLeft: bar[place - 1] ?? bar.at(-1),
    Home: at < 0 ? undefined : links[0],
    End: at < 0 ? undefined : links.at(-1),
  };
  const target = targets[event.key];
  if (!target) return;
  event.preventDefault();
  if (panel.contains(target)) panel.showPopover({ source: button });
  target.focus();
}
