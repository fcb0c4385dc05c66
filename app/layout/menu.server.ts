import type { InterfaceWords, NavigationEntry } from "#app/content/reading/schema.ts";

export interface MenuLink {
  label: string;
  to: string;
}

export interface MenuGroup {
  label: string;
  /** Names the group in the page, as the target of its button. */
  id: string;
  items: MenuLink[];
}

export type MenuEntry = MenuLink | MenuGroup;

/** A menu with its labels in words. Navigation is checked against the labels at build. */
export function menuFor<Entry extends NavigationEntry>(entries: Entry[], words: InterfaceWords) {
  const wordsOf = (label: string) => words.labels[label] ?? label;
  return entries.map((entry) =>
    "items" in entry
      ? {
          label: wordsOf(entry.label),
          id: entry.label,
          items: entry.items.map(({ to, label }) => ({ to, label: wordsOf(label) })),
        }
      : { to: entry.to, label: wordsOf(entry.label) },
  ) as (Entry extends { to: string } ? MenuLink : MenuEntry)[];
}
