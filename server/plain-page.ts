/** Small pages without scripts, for when a request is refused or the site itself is broken. */
import { STATUS_CODES } from "node:http";
import { escapeHtml } from "#server/escape-html.ts";

/** What a plain page says besides its status. Made at build from the content. */
export interface PlainWords {
  language: string;
  name: string;
  phone: { shown: string; dialled: string };
  errorTitle: string;
  errorText: string;
  goHome: string;
  /** To those who send forms faster than people do. */
  tooManyTitle: string;
  tooManyText: string;
}

export function plainPage(status: number, words: PlainWords): string {
  const { title, text } = wordsFor(status, words);
  return `<!DOCTYPE html>
<html lang="${words.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<h1>${escapeHtml(title)}</h1>
${text && `<p>${escapeHtml(text)}</p>\n`}<p><a href="/">${escapeHtml(words.goHome)}</a></p>
<p>${escapeHtml(words.name)}, <a href="tel:${escapeHtml(words.phone.dialled)}">${escapeHtml(words.phone.shown)}</a></p>
</html>
`;
}

/** The same as an answer for one visitor, which nobody keeps. */
export function plainAnswer(
  status: number,
  words: PlainWords,
  headers: Record<string, string> = {},
): Response {
  return new Response(plainPage(status, words), {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}

function wordsFor(status: number, words: PlainWords) {
  if (status >= 500) return { title: words.errorTitle, text: words.errorText };
  if (status === 429) return { title: words.tooManyTitle, text: words.tooManyText };
  return { title: `${status} ${STATUS_CODES[status] ?? ""}`.trim(), text: "" };
}
