/** The storm that content/storm.yaml told of when the site was built. */
import { prefixOf } from "#app/content/language.ts";
import { currentSite } from "#app/content/load.server.ts";
import { addressOfTime, isStormOn, seasonLine, stormLine } from "#app/content/storm.ts";

export const isStormy = (): boolean => isStormOn(currentSite().storm, Date.now());

export const stormLineIn = (language: string) =>
  stormLine(currentSite().storm, language, Date.now());

/** By the day of the build, which is of every day. */
export function seasonLineIn(language: string) {
  const { storm, asOf, figures } = currentSite();
  return seasonLine(storm, language, asOf, figures["figures/home-file"].season);
}

/** Each home page, with the storm page that stands in its place meanwhile. */
export const stormHomes = (): [home: string, storm: string][] =>
  Object.keys(currentSite().languages)
    .filter((language) => Object.hasOwn(currentSite().storm.languages, language))
    .map((language) => [prefixOf(language) || "/", prefixOf(language) + addressOfTime("choose")]);
