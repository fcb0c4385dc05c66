/** What is created and deleted as one document, though it is several files: pages, towns and contests. */

export type DocumentType = "page" | "town" | "contest";

interface TypeWords {
  /** In the folder of each language. */
  words: string;
  /** Beside those folders, the same for all languages; translations of its words are in theirs. */
  facts?: string;
  /** What comes before its name in the address of its page. */
  address?: string;
  titleLabel: string;
  titleHint: string;
}

export const DOCUMENT_TYPES: Record<DocumentType, TypeWords> = {
  page: {
    words: "pages/guides",
    address: "/guides/",
    titleLabel: "Title of the page",
    titleHint: "For the browser’s tab and search results, at most 60 letters",
  },
  town: {
    words: "locations",
    facts: "places",
    address: "/",
    titleLabel: "Name of the town",
    titleHint: "As people there write it, like Fort Pierce",
  },
  contest: {
    words: "contests",
    facts: "contests",
    titleLabel: "Title of the contest",
    titleHint: "A few words, as on its card",
  },
};

export const isDocumentType = (type: string): type is DocumentType =>
  Object.hasOwn(DOCUMENT_TYPES, type);

const LONGEST_NAME = 50;

/** "Fort Pierce" becomes "fort-pierce". */
export const slugFrom = (title: string) =>
  title
    .normalize("NFD")
    .replaceAll(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+/, "")
    .slice(0, LONGEST_NAME)
    .replace(/-$/, "");

/** @param file path in the content folder; nothing for a file that belongs to no document */
export function documentOf(file: string): { type: DocumentType; name: string } | undefined {
  for (const [type, { words, facts }] of Object.entries(DOCUMENT_TYPES)) {
    const folders = `[a-z]{2}/${words}|(?:[a-z]{2}/)?${facts ?? words}`;
    const name = new RegExp(`^(?:${folders})/([^/]+)\\.yaml$`).exec(file)?.[1];
    if (name) return { type: type as DocumentType, name };
  }
  return undefined;
}
