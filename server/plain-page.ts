/** Small pages without scripts, for when a request is refused or the site itself is broken. */
import { STATUS_CODES } from "node:http";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import type { InterfaceWords } from "#app/content/reading/interface-words.ts";
import { escapeHtml } from "#server/escape-html.ts";

/** What a plain page says besides its status. Made at build from the content. */
export interface PlainWords {
  language: string;
  /** The address of the home page. */
  home: string;
  name: string;
  phone: { shown: string; dialled: string };
  errorTitle: string;
  /** Also to those who ask or send faster than people do, or more than anybody could type. */
  words: Pick<InterfaceWords, "error" | "tooMany" | "tooLong">;
}

/** In the language of the page at a path, like `/es/contact`. */
export type PlainWordsAt = (path: string) => PlainWords;

export function plainPage(status: number, said: PlainWords): string {
  const { language, home, name, phone, words } = said;
  const { title, text, isEnglish } = wordsFor(status, said);
  const inEnglish = isEnglish && language !== DEFAULT_LANGUAGE ? ' lang="en"' : "";
  return `<!DOCTYPE html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title${inEnglish}>${escapeHtml(title)}</title>
<h1${inEnglish}>${escapeHtml(title)}</h1>
${text && `<p>${escapeHtml(text)}</p>\n`}<p><a href="${home}">${escapeHtml(words.error.goHome)}</a></p>
<p>${escapeHtml(name)}, <a href="tel:${escapeHtml(phone.dialled)}">${escapeHtml(phone.shown)}</a></p>
</html>
`;
}

function wordsFor(status: number, { errorTitle, words }: PlainWords) {
  // The specification gives that title in English; what only programs are told is what HTTP calls it.
  if (status >= 500) return { title: errorTitle, text: words.error.text, isEnglish: true };
  if (status === 429) return { ...words.tooMany, isEnglish: false };
  if (status === 413 || status === 414) return { ...words.tooLong, isEnglish: false };
  return { title: `${status} ${STATUS_CODES[status] ?? ""}`.trim(), text: "", isEnglish: true };
}
