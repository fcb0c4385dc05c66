/** The list of all pages for assistants, in the form of https://llmstxt.org, linking their texts. */
import { DEFAULT_LANGUAGE, prefixOf } from "#app/content/language.ts";
import { addressOfTime, STORM_TIMES } from "#app/content/storm.ts";
import type { LanguageContent, SiteContent } from "#app/content/site-content.ts";
import { textAddress } from "#server/text/text-address.ts";

/** By this name readers in a hurry know what to leave out. */
const LEAST_IMPORTANT = "Optional";

interface Section {
  heading: string;
  addresses: string[];
}

/** @param origin public, like `https://www.example.com` */
export function llmsText(site: SiteContent, origin: string): string {
  const own = site.languages[DEFAULT_LANGUAGE];
  if (!own) throw new Error(`There is no content in ${DEFAULT_LANGUAGE}`);
  const sections = sectionsOf(own, site.navigation).map((section) =>
    listOf(section, own, origin, ""),
  );
  const others = Object.entries(site.languages).filter(
    ([language]) => language !== DEFAULT_LANGUAGE,
  );
  const inOthers = others.map(([language, content]) => {
    const heading =
      new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
    const addresses = [...pagesOf(content).keys()];
    return listOf({ heading, addresses }, content, origin, prefixOf(language));
  });
  const inStorms = Object.entries(site.storm.languages).map(([language, { frame, pages }]) =>
    linesOf(
      frame.pages,
      STORM_TIMES.map((time) => ({
        ...pages[time],
        text: origin + textAddress(prefixOf(language) + addressOfTime(time)),
      })),
    ),
  );
  const { name } = site.company;
  const summary = pagesOf(own).get("/")?.description ?? "";
  return `${[`# ${name}`, `> ${summary}`, own.words.asText.about, ...inStorms, ...sections, ...inOthers].join("\n\n")}\n`;
}

/** By address, without what stands before those of its language. */
function pagesOf({ pages, locationPages }: LanguageContent) {
  const places = Object.entries(locationPages).map(([slug, page]) => [`/${slug}`, page] as const);
  return new Map([...Object.entries(pages), ...places]);
}

/** As the menus have them, each page once, with those below it; then all that is in no menu. */
function sectionsOf(content: LanguageContent, { topMenu, drawer }: SiteContent["navigation"]) {
  const left = new Set(pagesOf(content).keys());
  const take = (heading: string, isOfIt: (address: string) => boolean): Section => {
    const addresses = [...left].filter(isOfIt);
    for (const address of addresses) left.delete(address);
    return { heading, addresses };
  };
  const label = (key: string) => content.words.labels[key] ?? key;
  const isBelow = (address: string) => (one: string) =>
    one === address || one.startsWith(`${address}/`);
  const menus = [...topMenu, ...drawer].flatMap((entry) =>
    "items" in entry
      ? [take(label(entry.label), (one) => entry.items.some(({ to }) => isBelow(to)(one)))]
      : [],
  );
  const isPlace = (address: string) => Object.hasOwn(content.locationPages, address.slice(1));
  return [
    ...menus,
    take(label("tools"), isBelow("/tools")),
    take(label("locations"), isPlace),
    take(LEAST_IMPORTANT, () => true),
  ].filter(({ addresses }) => addresses.length > 0);
}

function listOf(
  { heading, addresses }: Section,
  content: LanguageContent,
  origin: string,
  prefix: string,
): string {
  const pages = pagesOf(content);
  const listed = addresses.map((address) => {
    const { title = "", description = "" } = pages.get(address) ?? {};
    const whole = prefix && address === "/" ? prefix : prefix + address;
    return { title, description, text: origin + textAddress(whole) };
  });
  return linesOf(heading, listed);
}

interface Listed {
  title: string;
  description: string;
  /** Where the page stands as text. */
  text: string;
}

function linesOf(heading: string, pages: Listed[]): string {
  const lines = pages.map(
    ({ title, description, text }) => `- [${title}](${text}): ${description}`,
  );
  return `## ${heading}\n\n${lines.join("\n")}`;
}
