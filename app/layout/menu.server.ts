import { freePriceLink } from "#app/content/free-price-link.server.ts";
import { usualAddressOf } from "#app/content/pictures.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { NavigationEntry } from "#app/content/reading/schema.ts";

/** What a menu needs of the content. */
type Known = Pick<PageContent, "words" | "navigation" | "pages">;

/** How wide the files of pictures are that menus show, in pixels; a picture needs one at least so wide. */
const PICTURE_WIDTH = 240;

export interface MenuLink {
  label: string;
  to: string;
}

/** A link among others of a group, with what shows where it leads. */
export type MenuItem = ReturnType<typeof itemFor>;
export type MenuGroup = ReturnType<typeof groupFor>;
export type MenuEntry = MenuLink | MenuGroup;

/** The bottom bar, and the menu that it opens. */
export function drawerFor(content: PageContent) {
  const { navigation, words } = content;
  return {
    invitation: freePriceLink(undefined, content),
    tiles: linksFor(navigation.drawerTiles, content),
    drawer: menuFor(navigation.drawer, content),
    words: {
      skipToContent: words.skipToContent,
      mainMenu: words.mainMenu,
      callUs: words.callUs,
      contactUs: words.contactUs,
      menu: words.menu,
      closeMenu: words.closeMenu,
      contactBar: words.contactBar,
    },
  };
}

/** Links with their labels in words. Navigation is checked against the labels at build. */
export const linksFor = (links: MenuLink[], content: Known): MenuLink[] =>
  links.map((link) => inWords(link, content));

/** The same for a menu, in which some of the entries are groups. */
export const menuFor = (entries: NavigationEntry[], content: Known): MenuEntry[] =>
  entries.map((entry) => ("items" in entry ? groupFor(entry, content) : inWords(entry, content)));

const groupFor = (group: MenuLinks, content: Known) => ({
  label: inWords(group, content).label,
  /** Names the group in the page, as the target of its button. */
  id: group.label,
  items: group.items.map((item) => itemFor(item, content)),
});

type MenuLinks = Extract<NavigationEntry, { items: unknown }>;

const inWords = <Named extends { label: string }>(named: Named, { words }: Known): Named => ({
  ...named,
  label: words.labels[named.label] ?? named.label,
});

function itemFor(link: MenuLink, content: Known) {
  const { words, navigation, pages } = content;
  const shown = navigation.inMenus[link.to];
  const isThere = pages[link.to]?.sections[0]?.kind !== "coming-soon";
  return {
    ...inWords(link, content),
    /** A few words about the page. */
    line: words.menuLines[link.to],
    picture: shown && usualAddressOf(shown.picture, PICTURE_WIDTH),
    /** Says that the page is not there yet. */
    soon: isThere ? undefined : words.comingSoon.tag,
    /** What lies below the page. */
    pages: linksFor(shown?.pages ?? [], content),
  };
}
