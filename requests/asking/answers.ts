/** Reads what was typed into a form, whoever sent it: a browser, a script or somebody with bad intent. */

/** No field may hold more, in characters; longer answers are refused, not cut. */
export const LONGEST = { name: 100, text: 2000 } as const;

/** Control characters, except the end of a line; and marks that turn the direction of text around. */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- these are what no answer may hold
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Whether it is of one line, and holds nothing that cannot be seen or turns what stands around it. */
export const isSeemly = (text: string): boolean =>
  text.isWellFormed() && !/[\n\p{Cf}\p{Zl}\p{Zp}]/u.test(text) && text.search(INVISIBLE) === -1;

/** One line: no breaks, no spaces around it or twice in a row. Nothing, or a file, is an empty line. */
export function lineOf(form: FormData, name: string): string {
  return textOf(form, name).replace(/\s+/g, " ");
}

/** Some lines. The first answer counts where there are several of one name. */
export function textOf(form: FormData, name: string): string {
  return cleaned(form.get(name));
}

/** All answers of one name that are among those offered, each once, in the order of the offer. */
export function choicesOf<Choice extends string>(
  form: FormData,
  name: string,
  offered: readonly Choice[],
): Choice[] {
  const given = new Set(form.getAll(name));
  return offered.filter((choice) => given.has(choice));
}

/** The answer, if it is one of those offered. */
export function choiceOf<Choice extends string>(
  form: FormData,
  name: string,
  offered: readonly Choice[],
): Choice | undefined {
  const given = form.get(name);
  return offered.find((choice) => choice === given);
}

/**
 * A line without the different ways to write the same digits and letters, and without what cannot
 * be seen, as comes along when a number or an address is copied.
 */
export function plainLineOf(form: FormData, name: string): string {
  const line = lineOf(form, name);
  return mayNormalize(line)
    ? line
        .normalize("NFKC")
        .replace(/\p{Cf}/gu, "")
        .trim()
    : line;
}

function cleaned(value: FormDataEntryValue | null): string {
  if (typeof value !== "string") return "";
  const text = value
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(INVISIBLE, " ")
    .trim();
  return mayNormalize(text) ? text.normalize("NFC") : text;
}

/** Sorting a long row of accents takes minutes, and what is so long will be refused anyway. */
const mayNormalize = (text: string) => text.length <= 2 * LONGEST.text;
