import type { KeyboardEvent } from "react";

/**
 * Arrow keys in a menu bar: left and right along the bar, down and up through the panel of a
 * group, Home and End to its first and last link. A bar is a list; an item that is a group holds
 * a button and a popover.
 */
export function moveByArrowKeys(event: KeyboardEvent<HTMLUListElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
  const items = [...event.currentTarget.children];
  const place = items.findIndex((item) => item.contains(event.target as Element));
  const entryAt = (index: number) =>
    items.at(index % items.length)?.querySelector<HTMLElement>("a, button") ?? undefined;
  const panel = items[place]?.querySelector<HTMLElement>("[popover]");
  const links = [...(panel?.querySelectorAll("a") ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);

  const targets: Record<string, HTMLElement | undefined> = {
    ArrowRight: entryAt(place + 1),
    ArrowLeft: entryAt(place - 1),
    ArrowDown: links[at + 1] ?? links[0],
    ArrowUp: at === 0 ? entryAt(place) : links.at(at < 0 ? -1 : at - 1),
    Home: at < 0 ? undefined : links[0],
    End: at < 0 ? undefined : links.at(-1),
  };
  const target = targets[event.key];
  if (!target) return;
  event.preventDefault();
  const source = entryAt(place);
  if (panel?.contains(target) && source) panel.showPopover?.({ source });
  target.focus();
}
