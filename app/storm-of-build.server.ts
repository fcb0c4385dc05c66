import { prefixOf } from "#app/content/language.ts";
import { siteLanguages } from "#app/content/load.server.ts";
import { currentSite } from "#app/content/site.server.ts";
import { addressOfTime } from "#app/content/storm.ts";
import type { StormWordsByLanguage } from "#server/storm-line.ts";

const { storm } = currentSite();

const stormAddress = (language: string) => prefixOf(language) + addressOfTime("choose");

const words: StormWordsByLanguage = Object.fromEntries(
  Object.entries(storm.languages).map(([language, { frame }]) => [
    language,
    {
      address: stormAddress(language),
      label: frame.choose,
      line: frame.line,
      everywhere: frame.everywhere,
      headline: storm.headline[language] ?? "",
    },
  ]),
);

/** What the site says while a storm is on, and whether it was built for one. */
export const stormOfBuild = {
  notice: storm.notice,
  words,
  /** Each home page, with the storm page that takes its place. */
  homes: siteLanguages
    .filter((language) => Object.hasOwn(words, language))
    .map((language) => [prefixOf(language) || "/", stormAddress(language)] as const),
};
