/** What a storm page shows, in the language of its address, which the rest of the site may not be in. */
import { alternatesOf, type Head, homeShareIn, publicAddress } from "#app/content/head.server.ts";
import { foreignWordsIn } from "#app/content/foreign-words.ts";
import { DEFAULT_LANGUAGE, prefixOf } from "#app/content/language.ts";
import { contentFor, currentSite, publicOrigin, siteLanguages } from "#app/content/load.server.ts";
import { stormLineIn } from "#app/content/storm-line.server.ts";
import {
  addressOfTime,
  STORM_TIMES,
  type StormLanguage,
  type StormTime,
} from "#app/content/storm.ts";
import { missingPage } from "#app/pages/page.server.ts";

/** @throws with status 404 where no such page is published */
export function stormData(url: URL) {
  const { storm, company, claims: english, languages } = currentSite();
  const path = url.pathname.replace(/\/$/, "");
  const first = path.split("/")[1] ?? "";
  const language = Object.hasOwn(storm.languages, first) ? first : DEFAULT_LANGUAGE;
  const prefix = prefixOf(language);
  const time = STORM_TIMES.find((one) => prefix + addressOfTime(one) === path);
  const words = storm.languages[language];
  if (!time || !words) throw missingPage(contentFor(url));
  const own = languages[language]?.local;
  const claims = own?.claims ?? english;
  const page = words.pages[time];
  const stated = page.claims.flatMap((id) => claims[id] ?? []);
  const numbers = storm.numbers
    .filter(({ on }) => on.includes(time))
    .map((number) => ({ ...number, label: words.numbers[number.id] ?? "" }));
  const addresses = new Map(stated.map(({ source, address }) => [source, address]));
  const sources = Array.from(addresses, ([source, address]) => ({ source, address }));
  return {
    language,
    /** What is said of this storm, while it is on. */
    storm: stormLineIn(language)?.headline,
    time,
    prefix,
    name: company.name,
    isSample: company.sample,
    head: headOf(language, time, words),
    frame: words.frame,
    page,
    numbers,
    pages: STORM_TIMES.map((one) => ({
      label: words.frame[one],
      to: prefix + addressOfTime(one),
      isHere: one === time,
    })),
    languages: Object.entries(storm.languages)
      .filter(([other]) => other !== language)
      .map(([other, { language: label }]) => ({
        language: other,
        label,
        to: prefixOf(other) + addressOfTime(time),
      })),
    /** Whether the site itself is in this language, so that links lead to it. */
    isSiteToo: siteLanguages.includes(language),
    /** The oldest: nothing on the page was checked before. Nothing where nobody has checked any of it. */
    checked: [...stated, ...numbers.flatMap(({ source }) => claims[source] ?? [])]
      .flatMap(({ checked }) => checked ?? [])
      .toSorted()[0],
    /** In which language the sources are told, where that is another. */
    languageOfSources: own || language === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE,
    sources,
    foreign: foreignWordsIn([page, numbers, sources], languages[language]?.foreign ?? {}),
  };
}

function headOf(language: string, time: StormTime, { pages }: StormLanguage): Head {
  const { storm, company } = currentSite();
  const { title, description } = pages[time];
  const address = addressOfTime(time);
  return {
    title: `${title} | ${company.name}`,
    description,
    siteName: company.name,
    language,
    canonical: publicAddress(prefixOf(language), address),
    alternates: alternatesOf(address, Object.keys(storm.languages)),
    sharePicture: { address: publicOrigin + homeShareIn(language), alt: company.name },
  };
}
