/** Small pages without scripts, for when a request is refused or the site itself is broken. */
import { STATUS_CODES } from "node:http";

/** What a plain page says besides its status. Made at build from the content. */
export interface PlainWords {
  language: string;
  name: string;
  phone: { shown: string; dialled: string };
  errorTitle: string;
  errorText: string;
  goHome: string;
}

export function plainPage(status: number, words: PlainWords): string {
  const broken = status >= 500;
  const title = broken ? words.errorTitle : `${status} ${STATUS_CODES[status] ?? ""}`.trim();
  return `<!DOCTYPE html>
<html lang="${words.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<h1>${escapeHtml(title)}</h1>
${broken ? `<p>${escapeHtml(words.errorText)}</p>\n` : ""}<p><a href="/">${escapeHtml(words.goHome)}</a></p>
<p>${escapeHtml(words.name)}, <a href="tel:${escapeHtml(words.phone.dialled)}">${escapeHtml(words.phone.shown)}</a></p>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
