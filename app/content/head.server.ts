/** What stands in the head of a page: for the browser's tab, for search engines, for sharing. */
import { DEFAULT_LANGUAGE, prefixOf } from "#app/content/language.ts";
import { type PageContent, publicOrigin, siteLanguages } from "#app/content/load.server.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import {
  HOUSE_PAGE,
  openingOf,
  shareAddressOf,
  type ShareManifest,
} from "#app/content/share-pictures.ts";
import manifestFile from "../../images/share.json" with { type: "json" };

export interface Crumb {
  name: string;
  to: string;
}

export interface Head {
  title: string;
  description: string;
  siteName: string;
  language: string;
  canonical: string;
  /** The same page in each language, and for readers of any other: `x-default`. */
  alternates: { language: string; address: string }[];
  /** What other sites show with a link to the page. */
  sharePicture: { address: string; alt: string };
  /** Of a page with an answer: what other sites say of it, and how they find it again. */
  shared?: { title: string; address: string };
}

export function headFor(page: PageWithClaims, content: PageContent): Head {
  const canonical = publicAddress(content.prefix, content.address);
  const { address, alt } = sharePictureFor(page, content);
  return {
    title: `${page.title} | ${content.company.name}`,
    description: page.description,
    siteName: content.company.name,
    language: content.language,
    canonical,
    alternates: alternatesOf(content.address, siteLanguages),
    sharePicture: { address: publicOrigin + address, alt },
  };
}

/** All that there are of a page, its own among them; nothing where there is only one. */
export function alternatesOf(address: string, languages: string[]): Head["alternates"] {
  if (languages.length < 2) return [];
  const stands = (language: string) => publicAddress(prefixOf(language), address);
  return [
    ...languages.map((language) => ({ language, address: stands(language) })),
    { language: "x-default", address: stands(DEFAULT_LANGUAGE) },
  ];
}

/** The way from the home page to this one, both included; nothing on the home page. */
export function crumbsFor(page: PageWithClaims, content: PageContent): Crumb[] {
  const { address, places, words } = content;
  if (address === "/") return [];
  const place = places[address.slice(1)];
  const parent = place ? "/locations" : address.slice(0, address.lastIndexOf("/"));
  const parentPage = content.pages[parent];
  return [
    { name: words.labels.home ?? "", to: "/" },
    ...(parentPage ? [{ name: shortName(parentPage, parent, content), to: parent }] : []),
    { name: place?.name ?? shortName(page, address, content), to: address },
  ];
}

/** What the menus call a page; where they do not name it, what it calls itself. */
function shortName(
  page: PageWithClaims,
  address: string,
  { navigation: { topMenu, footer, drawer }, words }: PageContent,
): string {
  const label = [...topMenu, ...footer.company, ...drawer]
    .flatMap((entry) => ("items" in entry ? entry.items : [entry]))
    .find((item) => item.to === address)?.label;
  return words.labels[label ?? ""] ?? page.shortTitle ?? page.title;
}

export function publicAddress(prefix: string, address: string): string {
  return `${publicOrigin}${address === "/" && prefix ? prefix : `${prefix}${address}`}`;
}

const manifest: ShareManifest = manifestFile;

/** The picture to show with a link to this page, and what it shows. Many pages have none of their own. */
function sharePictureFor(page: PageWithClaims, content: PageContent) {
  const { language, prefix, address, company } = content;
  const file = manifest[prefix + address];
  const opening = openingOf(page);
  if (!file || !opening) return { address: homeShareIn(language), alt: company.name };
  const alt = `${opening.heading.replace(/\.$/, "")}: ${opening.picture.alt}`;
  return { address: shareAddressOf(file), alt };
}

/** @param seen of a house in the storm: the name of its picture (your-house-tool/seen-house.ts) */
export function houseShareOf(seen: string): string | undefined {
  const file = manifest[`${HOUSE_PAGE}?${seen}`];
  return file && shareAddressOf(file);
}

/** The picture of the home page. */
export const homeShareIn = (language: string): string =>
  shareAddressOf(manifest[`${prefixOf(language)}/`] ?? manifest["/"] ?? "");
