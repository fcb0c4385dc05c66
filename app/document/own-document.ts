import { useMatches } from "react-router";

/**
 * The `handle` of a page that draws its whole document itself: no scripts, no links, nothing of the site
 * around it. Such a page is always loaded in full (ui/page-link.tsx).
 */
export const OWN_DOCUMENT = { drawsDocument: true } as const;

export const useOwnDocument = (): boolean =>
  useMatches().some(({ handle }) => handle === OWN_DOCUMENT);
