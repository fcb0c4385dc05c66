/**
 * Reads and checks everything in content/. Used at build, by the development server and by
 * scripts; the running site gets the result (see content-plugin.ts), never the files.
 */
import { unreachableHours } from "#app/content/reading/call-hours.ts";
import {
  strayFiles,
  unknownCounties,
  unknownPlaces,
  unknownUtilities,
  unusableNames,
} from "#app/content/reading/checks.ts";
import { todayInFlorida } from "#app/content/today-in-florida.ts";
import { contest } from "#app/content/reading/contest.ts";
import { ContentError } from "#app/content/reading/content-error.ts";
import { complete, ContentReader } from "#app/content/reading/content-reader.ts";
import { counsel as readings, missingTexts } from "#app/content/reading/counsel.ts";
import {
  changedWordings,
  consents as consentList,
  wordingsOn,
} from "#app/content/reading/consents.ts";
import { readFigures } from "#app/content/reading/figures.ts";
import { keepMonths, legalNameOf, takenNames } from "#app/content/reading/facts.ts";
import { problemsOfLanguage } from "#app/content/reading/language-checks.ts";
import { contentFolder, publishedLanguages } from "#app/content/reading/languages.ts";
import { brokenMarks } from "#app/content/reading/link-checks.ts";
import { unknownSources, withLocalClaims } from "#app/content/reading/local-claims.ts";
import { promises as promiseList } from "#app/content/reading/promise.ts";
import { completeLanguages, readLanguages } from "#app/content/reading/read-language.ts";
import { readMessages } from "#app/content/reading/read-messages.ts";
import {
  removedReviews as removedList,
  reviews as reviewList,
} from "#app/content/reading/review.ts";
import { wrongNumbers } from "#app/content/reading/review-checks.ts";
import * as schema from "#app/content/reading/schema.ts";
import { services as serviceList } from "#app/content/reading/services.ts";
import { inLanguage } from "#app/content/reading/shared-words.ts";
import { readStorm } from "#app/content/reading/storm.ts";
import type { OutdatedTexts } from "#app/content/reading/twins/outdated.ts";
import type { SiteContent } from "#app/content/site-content.ts";

/** A day on which every claim that can run out has run out. */
export const END_OF_TIME = "9999-12-31";

/**
 * @param addresses the fixed addresses of the route table; each needs a page, and each page one
 * @param today as `2026-11-21`; claims that ran out before it are withdrawn
 * @param outdated what must not be shown; all is read as it stands where nobody says
 * @throws ContentError when anything in the folder is not right, or would not be once claims run out
 */
export function readContent(
  addresses: string[],
  folder = contentFolder,
  today = todayInFlorida(),
  outdated?: OutdatedTexts,
): SiteContent {
  const content = readAsOf(today, addresses, folder, outdated);
  try {
    readAsOf(END_OF_TIME, addresses, folder, outdated);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ContentError(
      error.problems.map((problem) => ({
        ...problem,
        message: `${problem.message} (once its claims have run out: give them an \`after\`)`,
      })),
    );
  }
  return content;
}

/** As it is on a day, whether or not it breaks later. */
export function readAsOf(
  today: string,
  addresses: string[],
  folder: string,
  outdated: OutdatedTexts = new Map(),
): SiteContent {
  const reader = new ContentReader(folder, today);
  reader.outdated = outdated;
  const claims = reader.read("claims.yaml", schema.claims);
  reader.claims = claims;
  const promises = reader.read("promises.yaml", promiseList);
  reader.promises = promises;
  const company = reader.read("company.yaml", schema.company);
  const navigation = reader.read("navigation.yaml", schema.navigation);
  const places = reader.readFolder("places", schema.place);
  const localFacts = reader.read("local-facts.yaml", schema.localFacts);
  const contests = reader.readFolder("contests", contest);
  const zipCodes = reader.read("zip-codes.yaml", schema.zipCodes);
  const services = reader.read("services.yaml", serviceList);
  const figures = readFigures(reader);
  const reviews = reader.read("reviews.yaml", reviewList);
  const consents = reader.read("consents.yaml", consentList, () =>
    company ? { legalName: legalNameOf(company) } : {},
  );
  const wordings = consents && wordingsOn(today, consents);
  const removedReviews = reader.read("removed-reviews.yaml", removedList);
  const counsel = reader.read("counsel.yaml", readings);
  const shared = { claims, promises, places, localFacts, reviews, removedReviews };
  const known = { company, shared, wordings };
  const written = readLanguages(reader, publishedLanguages(folder), known);
  const languages = written.map(({ language, ...read }) => {
    const labels = reader.files.find(({ name }) => name === `content/${language}/interface.yaml`);
    const local = { places, localFacts, zipCodes, labels, claims: claims ?? {}, today };
    return {
      language,
      ...read,
      pages: withLocalClaims(read.pages, local),
      locationPages: withLocalClaims(read.locationPages, local),
    };
  });
  const interfaces = new Map(languages.map(({ language, words }) => [language, words]));
  const storm = claims && readStorm(reader, { claims, today, folder, addresses, places });
  const promisesIn = (language: string) =>
    written.find((one) => one.language === language)?.local?.promises ??
    inLanguage({ reader, language }, "promises.yaml", promiseList, promises);
  const messages = company && readMessages(reader, { company, promisesIn, interfaces });

  const problems = [...reader.problems];
  const slugs = [...places.keys()];
  problems.push(...strayFiles(folder));
  problems.push(...brokenMarks(reader.files));
  if (reviews && removedReviews) {
    problems.push(...wrongNumbers(reader.files, reviews, removedReviews));
  }
  problems.push(...takenNames(reader.files));
  if (company) problems.push(...unreachableHours(company, reader.files));
  if (consents && company) problems.push(...changedWordings(consents, reader.files));
  if (counsel) problems.push(...missingTexts(folder, reader.files, counsel));
  problems.push(...unusableNames(slugs, addresses));
  problems.push(...unknownPlaces(reader.files, slugs));
  if (zipCodes && localFacts) {
    const counties = Object.keys(zipCodes.counties);
    problems.push(...unknownCounties(places, counties, localFacts, reader.files));
    problems.push(...unknownUtilities(zipCodes.utilities, localFacts, reader.files));
  }
  if (claims) problems.push(...unknownSources(reader.files, claims));
  const around = { reader, addresses, slugs, navigation, contests, company, services, figures };
  problems.push(...languages.flatMap((language) => problemsOfLanguage(language, around)));
  if (
    problems.length > 0 ||
    !claims ||
    !company ||
    !navigation ||
    !zipCodes ||
    !services ||
    !figures ||
    !localFacts ||
    !reviews ||
    !removedReviews ||
    !promises ||
    !counsel ||
    !wordings ||
    !storm ||
    !messages
  ) {
    throw new ContentError(problems);
  }
  return {
    asOf: today,
    claims,
    promises,
    counsel,
    company,
    navigation,
    places: complete(places),
    localFacts,
    contests: complete(contests),
    zipCodes,
    services,
    figures,
    reviews,
    removedReviews,
    messages,
    consents: wordings,
    storm,
    keepMonths: keepMonths(),
    languages: completeLanguages(languages),
  };
}
