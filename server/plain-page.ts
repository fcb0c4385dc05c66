/** Small pages without scripts, for when a request is refused or the site itself is broken. */
import { STATUS_CODES } from "node:http";
import { escapeHtml } from "#server/escape-html.ts";

/** What a plain page says besides its status. Made at build from the content. */
export interface PlainWords {
  language: string;
  /** The address of the home page. */
  home: string;
  name: string;
  phone: { shown: string; dialled: string };
  errorTitle: string;
  errorText: string;
  goHome: string;
  /** To those who ask or send faster than people do. */
  tooManyTitle: string;
  tooManyText: string;
  /** To those who send a form or an address that is longer than anybody could type. */
  tooLongTitle: string;
  tooLongText: string;
}

/** In the language of the page at a path, like `/es/contact`. */
export type PlainWordsAt = (path: string) => PlainWords;

const DEFAULT_LANGUAGE = "en";

export function plainPage(status: number, words: PlainWords): string {
  const { title, text, isEnglish } = wordsFor(status, words);
  const inEnglish = isEnglish && words.language !== DEFAULT_LANGUAGE ? ' lang="en"' : "";
  return `<!DOCTYPE html>
<html lang="${words.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title${inEnglish}>${escapeHtml(title)}</title>
<h1${inEnglish}>${escapeHtml(title)}</h1>
${text && `<p>${escapeHtml(text)}</p>\n`}<p><a href="${words.home}">${escapeHtml(words.goHome)}</a></p>
<p>${escapeHtml(words.name)}, <a href="tel:${escapeHtml(words.phone.dialled)}">${escapeHtml(words.phone.shown)}</a></p>
</html>
`;
}

function wordsFor(status: number, words: PlainWords) {
  // The specification gives that title in English; what only programs are told is what HTTP calls it.
  if (status >= 500) return { title: words.errorTitle, text: words.errorText, isEnglish: true };
  if (status === 429) return { title: words.tooManyTitle, text: words.tooManyText };
  if (status === 413 || status === 414) {
    return { title: words.tooLongTitle, text: words.tooLongText };
  }
  return { title: `${status} ${STATUS_CODES[status] ?? ""}`.trim(), text: "", isEnglish: true };
}
