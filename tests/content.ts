/** The site's content, for tests of every kind: words, pages and addresses, in no need of a browser. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { countyId } from "#app/content/florida-map.ts";
import { DEFAULT_LANGUAGE, prefixOf } from "#app/content/language.ts";
import { addressOf, pricedServices } from "#app/content/services.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { STORM_ADDRESSES } from "#app/content/storm.ts";
import { strongestRule } from "#questions/served-zips.ts";

export const site = await contentOfRun();

/** Reading and checking it takes a second or two, so the first process of a run does it for the others. */
async function contentOfRun(): Promise<SiteContent> {
  const file = path.join(process.env.TEST_DATA_DIR ?? "no run", "content.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as SiteContent;
  const { readContent } = await import("#app/content/reading/read.ts");
  const { fixedAddresses } = await import("#app/routes.ts");
  const content = readContent(fixedAddresses());
  if (process.env.TEST_DATA_DIR) writeFileSync(file, JSON.stringify(content));
  return content;
}

function contentIn(language: string) {
  const content = site.languages[language];
  if (!content) throw new Error(`There is no content in ${language}`);
  return content;
}

export const { words, pages, locationPages, contests } = contentIn(DEFAULT_LANGUAGE);

export const { tools } = words;

/** Where the site is in English alone, tests of Spanish leave themselves out. */
export const hasSpanish = "es" in site.languages;
export const inSpanish = contentIn(hasSpanish ? "es" : DEFAULT_LANGUAGE);

export const labels = (key: string) => words.labels[key] ?? `no label ${key}`;

/** What the site calls a service. */
export const serviceName = (name: string) => words.services[name] ?? `no service ${name}`;

/** Where the company is, and works. */
export const ZIP = site.company.address.postalCode;
export const county = strongestRule(ZIP, site.zipCodes.counties) ?? `no county of ${ZIP}`;
/** As addresses of tools name it. */
export const countyInAddress = countyId(county);

/** The first two that a price can be asked for, where there are two, and their pages. */
export const [service = "", otherService = service] = pricedServices(site);
export const servicePage = addressOf(service, site.services);
/** Another page that leads on: that of the second, where there is one. */
export const otherPage =
  otherService === service ? "/about-us" : addressOf(otherService, site.services);

/** The maps are those of Florida. */
export const hasMaps = site.company.address.state === "FL";

/** What is not open yet. */
export const awaited = Object.keys(site.services).filter((name) => site.services[name]?.comingSoon);
/** They stand outside the layout. */
export const comingSoonAddresses = awaited.map((name) => addressOf(name, site.services));
/** In every language in which they are published. They are documents of their own, without scripts. */
export const stormAddresses = Object.keys(site.storm.languages).flatMap((language) =>
  STORM_ADDRESSES.map((address) => prefixOf(language) + address),
);
export const allAddresses = [
  ...Object.keys(pages),
  ...Object.keys(locationPages).map((slug) => `/${slug}`),
];
/** As a language calls itself. */
export const nameOf = (language: string) => contentIn(language).name;
/** The same page in Spanish. */
export const spanish = (address: string) => prefixOf("es") + (address === "/" ? "" : address);
export const spanishAddresses = hasSpanish ? allAddresses.map(spanish) : [];
const legal = ["/privacy-policy", "/terms-and-conditions"];
/** Pages in which one reads what one has looked for; they may be long. */
export const lookedUp = [...legal, ...legal.map(spanish)];

/** The part of the home page that the menu leads to, like `/#home-services`. */
export const [partInMenu = "/"] = site.navigation.topMenu.flatMap((entry) =>
  "to" in entry && entry.to.startsWith("/#") ? [entry.to] : [],
);

/** The kinds of sections on a page, in their order. */
export const kindsOn = (address: string): string[] =>
  (pages[address] ?? locationPages[address.slice(1)])?.sections.map(({ kind }) => kind) ?? [];

type Sections = NonNullable<(typeof pages)[string]>["sections"];
type Kind = Sections[number]["kind"];
type SectionOf<Wanted extends Kind> = Extract<Sections[number], { kind: Wanted }>;

/** The section of a page that a test is about, in English where nothing else is said. */
export function sectionOn<Wanted extends Kind>(address: string, kind: Wanted, from = pages) {
  const found = from[address]?.sections.find(
    (section): section is SectionOf<Wanted> => section.kind === kind,
  );
  if (!found) throw new Error(`${address} has no ${kind}`);
  return found;
}

/** The first page with such a section, and that section. Not every company has every kind. */
export function firstWith<Wanted extends Kind>(
  kind: Wanted,
  fits: (section: SectionOf<Wanted>, address: string) => boolean = () => true,
) {
  for (const address of Object.keys(pages).filter((one) => kindsOn(one).includes(kind))) {
    const section = sectionOn(address, kind);
    if (fits(section, address)) return { address, section };
  }
  return undefined;
}

/** A sentence of content, whatever is filled into it. */
export const withBlanks = (sentence: string) =>
  new RegExp(
    sentence
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+"),
  );
