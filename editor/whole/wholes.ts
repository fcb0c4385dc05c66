/** What is made and deleted as a whole, of several files: pages, towns and contests. */

export type WholeKind = "page" | "town" | "contest";

interface WholeWords {
  /** In the folder of each language. */
  words: string;
  /** Beside them, the same for all languages; what words are in it, others say in their own folder. */
  facts?: string;
  /** What comes before its name in the address of its page. */
  address?: string;
  /** What is asked first. */
  nameLabel: string;
  nameHint: string;
}

export const WHOLES: Record<WholeKind, WholeWords> = {
  page: {
    words: "pages/guides",
    address: "/guides/",
    nameLabel: "Title of the page",
    nameHint: "For the browser’s tab and search results, at most 60 letters",
  },
  town: {
    words: "locations",
    facts: "places",
    address: "/",
    nameLabel: "Name of the town",
    nameHint: "As people there write it, like Fort Pierce",
  },
  contest: {
    words: "contests",
    facts: "contests",
    nameLabel: "Title of the contest",
    nameHint: "A few words, as on its card",
  },
};

export const isWholeKind = (kind: string): kind is WholeKind => Object.hasOwn(WHOLES, kind);

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_NAME = 50;

/** @returns what is wrong with the name of a file, or nothing */
export function slipInName(name: string): string | undefined {
  if (name.length > LONGEST_NAME) return `must be at most ${LONGEST_NAME} letters long`;
  return NAME.test(name)
    ? undefined
    : "must be small letters and digits, with single hyphens between words, like fort-pierce";
}

/** "Fort Pierce" becomes "fort-pierce". */
export const nameFrom = (called: string) =>
  called
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[^a-z]+|-+$/g, "")
    .slice(0, LONGEST_NAME);

/** @param file path in the content folder; nothing for what is no part of a whole */
export function wholeOf(file: string): { kind: WholeKind; name: string } | undefined {
  for (const [kind, { words, facts }] of Object.entries(WHOLES) as [WholeKind, WholeWords][]) {
    const [, name] =
      new RegExp(`^(?:[a-z]{2}/${words}|(?:[a-z]{2}/)?${facts ?? words})/([^/]+)\\.yaml$`).exec(
        file,
      ) ?? [];
    if (name) return { kind, name };
  }
  return undefined;
}
