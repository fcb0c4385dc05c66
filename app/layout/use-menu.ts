/**
 * Makes a popover behave like a menu of a desktop program: opens when the pointer rests on its
 * button, and closes when it leaves. Click, touch, Enter, Space and Escape are the browser's own
 * doing and work without this.
 */
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";

/** The pointer rests this long on a button before its menu opens. */
const MENU_OPEN_DELAY_MS = 200;
/** A menu stays open this long after the pointer has left it. */
const MENU_CLOSE_DELAY_MS = 150;
/** Within this time after a menu has closed, the next one opens at once. */
const MENU_SKIP_DELAY_MS = 300;

/** What the menus of the bar know of each other; there is one bar. */
const bar = { open: false, closedAt: Number.NEGATIVE_INFINITY };

export function useMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByPointer = useRef(false);
  const [expanded, setExpanded] = useState<boolean>();
  const { key: visit } = useLocation();

  // It may have been opened before this script came. Until it first moves, the browser itself tells
  // assistive technology its state, and nothing has to be drawn again.
  useEffect(() => {
    if (isOpen(panel.current)) setExpanded(true);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  // A chosen link closes the menu. Where it led may be this very page, so the visit counts.
  const seenVisit = useRef(visit);
  useEffect(() => {
    if (seenVisit.current !== visit) panel.current?.hidePopover?.();
    seenVisit.current = visit;
  }, [visit]);

  function open() {
    openedByPointer.current = true;
    if (button.current) panel.current?.showPopover?.({ source: button.current });
  }

  function openSoon(event: PointerEvent) {
    fetchPictures(panel.current);
    if (event.pointerType === "touch") return;
    clearTimeout(timer.current);
    if (isOpen(panel.current)) return;
    const atOnce = bar.open || performance.now() - bar.closedAt < MENU_SKIP_DELAY_MS;
    if (atOnce) open();
    else timer.current = setTimeout(open, MENU_OPEN_DELAY_MS);
  }

  function closeSoon(event: PointerEvent) {
    if (event.pointerType === "touch") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const inUse = panel.current?.contains(document.activeElement);
      if (!inUse) panel.current?.hidePopover?.();
    }, MENU_CLOSE_DELAY_MS);
  }

  return {
    item: {
      onPointerEnter: openSoon,
      onFocus: () => fetchPictures(panel.current),
      onPointerLeave: closeSoon,
      onBlur: (event: FocusEvent) => {
        const stays = event.currentTarget.contains(event.relatedTarget);
        if (event.relatedTarget && !stays) panel.current?.hidePopover?.();
      },
    },
    button: {
      ref: button,
      "aria-expanded": expanded,
      onClick: (event: MouseEvent) => {
        clearTimeout(timer.current);
        // Somebody who points and then clicks wants the menu that just opened, not to close it.
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
        bar.open = isOpen;
        if (!isOpen) bar.closedAt = performance.now();
      },
    },
  };
}

/** Browsers of before 2024 may know no popovers; they show a link instead (top-menu.module.css). */
const isOpen = (panel: HTMLElement | null) =>
  "showPopover" in HTMLElement.prototype && panel?.matches(":popover-open");

/** They come while the pointer rests, so that the menu opens with them. */
function fetchPictures(panel: HTMLElement | null) {
  for (const picture of panel?.querySelectorAll("img") ?? []) picture.loading = "eager";
}
