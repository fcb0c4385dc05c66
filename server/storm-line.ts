/** Writes the line of a storm into a finished page, at the place that every page has for it. */
import type { StormNotice } from "#requests/asking/storm-notice.ts";
import { escapeHtml } from "#server/escape-html.ts";

/** What the site says of a storm in one language. */
export interface StormWords {
  /** What the line leads to, like `/es/storm`. */
  address: string;
  /** What it is called there. */
  label: string;
  /** What the link says. */
  line: string;
  /** Where no county is named. */
  everywhere: string;
  /** The headline where staff typed none. */
  headline: string;
}

/** By language; English is among them. */
export type StormWordsByLanguage = Record<string, StormWords>;

/** As app/layout/storm-line.tsx makes it. */
const PLACE = /<div\b[^<>]* data-storm-line="">(?=<\/div>)/;
const LANGUAGE = /<html\b[^<>]* lang="([a-z]{2})"/;
const LANGUAGE_OF_PATH = /^\/([a-z]{2})(?:\/|\.|$)/;
const DEFAULT_LANGUAGE = "en";
const STORM_PAGE = /^(\/[a-z]{2})?\/storm(\/|\.txt$|$)/;

/**
 * @param html of a whole page
 * @param path of the page; those for a storm say the headline, and do not lead to themselves
 * @returns the same where the page has no place for it
 */
export function withStormLine(
  html: string,
  path: string,
  notice: StormNotice,
  words: StormWordsByLanguage,
): string {
  const found = LANGUAGE.exec(html)?.[1] ?? "";
  const language = Object.hasOwn(words, found) ? found : DEFAULT_LANGUAGE;
  const own = words[language];
  if (!own) return html;
  const headline = escapeHtml(headlineIn(language, notice, own));
  const line = STORM_PAGE.test(path)
    ? `<p>${headline}</p>`
    : `<aside aria-label="${escapeHtml(own.label)}"><a href="${escapeHtml(own.address)}">${headline} <span>${escapeHtml(own.line)}</span></a></aside>`;
  return html.replace(PLACE, (place) => place + line);
}

/** The same for a page as plain text, in whose address its language stands. */
export function withStormText(
  text: string,
  path: string,
  notice: StormNotice,
  words: StormWordsByLanguage,
): string {
  const found = LANGUAGE_OF_PATH.exec(path)?.[1] ?? "";
  const language = Object.hasOwn(words, found) ? found : DEFAULT_LANGUAGE;
  const own = words[language];
  if (!own) return text;
  const headline = headlineIn(language, notice, own);
  const line = STORM_PAGE.test(path) ? headline : `${headline} ${own.line}: ${own.address}`;
  return `${line}\n\n${text}`;
}

function headlineIn(language: string, { headline, counties }: StormNotice, own: StormWords) {
  const list = new Intl.ListFormat(language, { type: "conjunction" }).format(counties);
  const typed = Object.hasOwn(headline, language) ? headline[language] : undefined;
  return (typed ?? own.headline).replaceAll("{counties}", () => list || own.everywhere);
}
