/**
 * What search engines are told of the site's pages (https://www.sitemaps.org/protocol.html), and of the
 * same pages in other languages (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
import { addressIn, DEFAULT_LANGUAGE } from "#app/content/language.ts";

/** The protocol allows 50,000; smaller lists are read sooner, and one may change without the rest. */
export const MOST_PAGES_IN_A_LIST = 5000;

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const NAMESPACE_OF_LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

interface Site {
  /** Public, like `https://www.example.com`. */
  origin: string;
  /** Of any of its pages. */
  languages: readonly string[];
}

/** The files by name: one list, or an index and the lists it names. */
export function sitemapFiles(
  addresses: string[],
  { origin, languages }: Site,
  most = MOST_PAGES_IN_A_LIST,
): Record<string, string> {
  const pages = new Set(addresses);
  const list = (some: string[]) =>
    xml("urlset", `${NAMESPACE} ${NAMESPACE_OF_LINKS}`, some.map(entryOf));
  const entryOf = (address: string) =>
    `  <url><loc>${origin}${address}</loc>${alternatesOf(address).join("")}</url>`;

  function alternatesOf(address: string): string[] {
    const stands = (language: string) => addressIn(language, address, languages);
    const there = languages.filter((language) => pages.has(stands(language)));
    if (there.length < 2) return [];
    const link = (hreflang: string, language: string) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${stands(language)}"/>`;
    return [
      ...there.map((language) => link(language, language)),
      link("x-default", DEFAULT_LANGUAGE),
    ];
  }

  if (addresses.length <= most) return { "sitemap.xml": list(addresses) };
  const lists = Array.from({ length: Math.ceil(addresses.length / most) }, (_, index) => [
    `sitemap-${index + 1}.xml`,
    list(addresses.slice(index * most, (index + 1) * most)),
  ]);
  const entries = lists.map(([name]) => `  <sitemap><loc>${origin}/${name}</loc></sitemap>`);
  return {
    "sitemap.xml": xml("sitemapindex", NAMESPACE, entries),
    ...Object.fromEntries(lists),
  };
}

const xml = (root: string, namespaces: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} ${namespaces}>
${entries.join("\n")}
</${root}>
`;
