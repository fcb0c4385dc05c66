/**
 * Reads and checks everything in content/. Used at build, by the development server and by
 * scripts; the running site gets the result (see content-plugin.ts), never the files.
 */
import {
  claimsWithoutSources,
  strayFiles,
  unknownCounties,
  unknownLabels,
  unknownPlaces,
  unmatchedFiles,
  unusableNames,
} from "#app/content/reading/checks.ts";
import { brokenLinks, brokenMarks } from "#app/content/reading/link-checks.ts";
import { todayInFlorida } from "#app/content/reading/claims.ts";
import { longAnswers } from "#app/content/reading/long-answers.ts";
import { contest, contestWords } from "#app/content/reading/contest.ts";
import { unmatchedContests } from "#app/content/reading/contest-checks.ts";
import { ContentError } from "#app/content/reading/content-error.ts";
import { ContentReader } from "#app/content/reading/content-reader.ts";
import { counsel as readings, missingTexts } from "#app/content/reading/counsel.ts";
import { factsOf, takenNames } from "#app/content/reading/facts.ts";
import { contentFolder, publishedLanguages } from "#app/content/reading/languages.ts";
import { misnamedPlaceholders } from "#app/content/reading/placeholder-checks.ts";
import { type Promises, promises as promiseList } from "#app/content/reading/promise.ts";
import { readMessages } from "#app/content/reading/read-messages.ts";
import { unpricedOffers } from "#app/content/reading/price-checks.ts";
import { reviews as reviewList } from "#app/content/reading/review.ts";
import * as schema from "#app/content/reading/schema.ts";
import { factsOfWork, work as workOfCompany } from "#app/content/reading/work.ts";
import { services as serviceList } from "#app/content/reading/services.ts";
import type { LanguageContent, SiteContent } from "#app/content/site-content.ts";

/** A day on which every claim that can run out has run out. */
export const END_OF_TIME = "9999-12-31";

/**
 * @param addresses the fixed addresses of the route table; each needs a page, and each page one
 * @param today as `2026-11-21`; claims that ran out before it are withdrawn
 * @throws ContentError when anything in the folder is not right, or would not be once claims run out
 */
export function readContent(
  addresses: string[],
  folder = contentFolder,
  today = todayInFlorida(),
): SiteContent {
  const content = readAsOf(today, addresses, folder);
  try {
    readAsOf(END_OF_TIME, addresses, folder);
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

function readAsOf(today: string, addresses: string[], folder: string): SiteContent {
  const reader = new ContentReader(folder, today);
  const claims = reader.read("claims.yaml", schema.claims);
  reader.claims = claims;
  const promises = reader.read("promises.yaml", promiseList);
  reader.promises = promises;
  const company = reader.read("company.yaml", schema.company);
  const navigation = reader.read("navigation.yaml", schema.navigation);
  const places = reader.readFolder("places", schema.place);
  const contests = reader.readFolder("contests", contest);
  const zipCodes = reader.read("zip-codes.yaml", schema.zipCodes);
  const services = reader.read("services.yaml", serviceList);
  const reviews = reader.read("reviews.yaml", reviewList);
  const counsel = reader.read("counsel.yaml", readings);
  const languages = publishedLanguages(folder).map((language) => ({
    language,
    ...readLanguage(reader, language, company, promises),
  }));
  const interfaces = new Map(languages.map(({ language, words }) => [language, words]));
  const messages = company && promises && readMessages(reader, company, promises, interfaces);

  const problems = [...reader.problems];
  const slugs = [...places.keys()];
  problems.push(...strayFiles(folder));
  problems.push(...brokenMarks(reader.files));
  problems.push(...takenNames(reader.files));
  if (counsel) problems.push(...missingTexts(folder, reader.files, counsel));
  problems.push(...unusableNames(slugs, addresses));
  problems.push(...unknownPlaces(reader.files, slugs));
  if (zipCodes) {
    problems.push(...unknownCounties(places, Object.keys(zipCodes.counties), reader.files));
  }
  for (const { language, words, pages, locationPages, contestTexts } of languages) {
    const folderName = `content/${language}`;
    problems.push(...unmatchedFiles(`${folderName}/pages`, [...pages.keys()], addresses));
    problems.push(...unmatchedFiles(`${folderName}/locations`, [...locationPages.keys()], slugs));
    problems.push(...unmatchedContests(contests, contestTexts, language));
    if (navigation && words) problems.push(...unknownLabels(navigation, words, language));
    const files = reader.files.filter(
      ({ name }) => name.startsWith(`${folderName}/`) || name === "content/navigation.yaml",
    );
    const known = [...addresses, ...slugs.map((slug) => `/${slug}`)];
    problems.push(...brokenLinks(files, known, anchorsOf(pages, locationPages)));
    problems.push(...claimsWithoutSources(`${folderName}/pages`, pages));
    if (navigation && words) {
      problems.push(...misnamedPlaceholders(pages, { files, language, navigation, words }));
    }
    if (company && services) {
      problems.push(...unpricedOffers(pages, { files, language, company, services }));
    }
    problems.push(...claimsWithoutSources(`${folderName}/locations`, locationPages));
    problems.push(...longAnswers(`${folderName}/pages`, pages, reader.files));
  }
  if (
    problems.length > 0 ||
    !claims ||
    !company ||
    !navigation ||
    !zipCodes ||
    !services ||
    !reviews ||
    !promises ||
    !counsel ||
    !messages
  ) {
    throw new ContentError(problems);
  }
  return {
    claims,
    promises,
    counsel,
    company,
    navigation,
    places: complete(places),
    contests: complete(contests),
    zipCodes,
    services,
    reviews,
    messages,
    languages: Object.fromEntries(
      languages.map(({ language, words, pages, locationPages, contestTexts }) => [
        language,
        {
          words,
          pages: complete(pages),
          locationPages: complete(locationPages),
          contests: complete(contestTexts),
        } as LanguageContent,
      ]),
    ),
  };
}

type Pages = Map<string, schema.PageWithClaims | undefined>;

function readLanguage(
  reader: ContentReader,
  language: string,
  company: schema.Company | undefined,
  promises: Promises | undefined,
) {
  const factsWith = (words: schema.InterfaceWords) =>
    company && promises ? factsOf(company, words, promises, language) : {};
  const words = reader.read(`${language}/interface.yaml`, schema.interfaceWords, factsWith);
  const general = words ? factsWith(words) : {};
  const work = reader.read(`${language}/work.yaml`, workOfCompany, () => general);
  // Where a file has mistakes nothing is filled in, so that no page complains of it as well.
  const facts = company && words && work ? { ...general, ...factsOfWork(work, company) } : {};
  const readPages = (folder: string): Pages => {
    const found = reader.readFolder(`${language}/${folder}`, schema.page, facts);
    return new Map(
      [...found].map(([name, page]) => {
        const claims = reader.claimsIn.get(`content/${language}/${folder}/${name}.yaml`) ?? [];
        return [name, page && { ...page, claims }];
      }),
    );
  };
  const pages: Pages = new Map(
    [...readPages("pages")].map(([name, page]) => [name === "home" ? "/" : `/${name}`, page]),
  );
  const contestTexts = reader.readFolder(`${language}/contests`, contestWords, facts);
  return { words, pages, locationPages: readPages("locations"), contestTexts };
}

/** The ids that links to a page may name, by the page's address. */
function anchorsOf(pages: Pages, locationPages: Pages) {
  const all = [...pages, ...[...locationPages].map(([slug, page]) => [`/${slug}`, page] as const)];
  const idsOf = (page: schema.Page) =>
    page.sections.flatMap((section) => ("id" in section && section.id ? [section.id] : []));
  return new Map(all.map(([address, page]) => [address, page && idsOf(page)]));
}

/** Where there are no problems, every file has its value. */
function complete<T>(files: Map<string, T | undefined>): Record<string, T> {
  return Object.fromEntries(files) as Record<string, T>;
}
