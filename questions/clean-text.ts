/** Cleans what was typed, whoever sent it: a browser, a script or somebody with bad intent. */

/** No field of a form may hold more, in characters; longer answers are refused, not cut. */
export const LONGEST = { name: 100, text: 2000 } as const;

/** Control characters, except the end of a line; and marks that turn the direction of text around. */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- these are what no answer may hold
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Whether text is one line without anything invisible, or that turns the text around it. */
export const isPlainLine = (text: string): boolean =>
  text.isWellFormed() && !/[\n\p{Cf}\p{Zl}\p{Zp}]/u.test(text) && text.search(INVISIBLE) === -1;

/** Some lines, without control characters and in one way of writing accents. */
export function cleanText(typed: string): string {
  const text = typed
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(INVISIBLE, " ")
    .trim();
  return mayNormalize(text) ? text.normalize("NFC") : text;
}

/** One line: no breaks, no spaces around it or twice in a row. */
export const cleanLine = (typed: string): string => cleanText(typed).replace(/\s+/g, " ");

/**
 * A line with one way of writing digits and letters, and without the invisible characters that come
 * along when a number or an address is copied.
 */
export function cleanPlainLine(typed: string): string {
  const line = cleanLine(typed);
  return mayNormalize(line)
    ? line
        .normalize("NFKC")
        .replace(/\p{Cf}/gu, "")
        .trim()
    : line;
}

/** Sorting a long row of accents takes minutes, and what is so long will be refused anyway. */
const mayNormalize = (text: string) => text.length <= 2 * LONGEST.text;
