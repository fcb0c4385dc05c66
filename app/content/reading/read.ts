/**
 * Reads and checks everything in content/. Used at build, by the development server and by
 * scripts; the running site gets the result (see content-plugin.ts), never the files.
 */
import type { z } from "zod";
import { todayInFlorida } from "#app/content/florida-time.ts";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { mapped } from "#app/content/mapped.ts";
import { brand as brandShape, BRAND_FILE } from "#app/content/reading/brand.ts";
import { checkFiles } from "#app/content/reading/checks.ts";
import {
  consentFacts,
  consents as consentVersions,
  wordingsOn,
} from "#app/content/reading/consents.ts";
import { ContentReader } from "#app/content/reading/content-reader.ts";
import { contest, contestWords } from "#app/content/reading/contest.ts";
import { counsel as readings } from "#app/content/reading/counsel.ts";
import {
  factsOf,
  factsOfLicences,
  factsOfPrices,
  factsOfWork,
  keepMonths,
  work as workShape,
} from "#app/content/reading/facts.ts";
import { readFigures } from "#app/content/reading/figures.ts";
import { contentFolder, publishedLanguages, RULES_FILE } from "#app/content/reading/languages.ts";
import { localClaims } from "#app/content/reading/local-claims.ts";
import { readMessages } from "#app/content/reading/messages.ts";
import { checkPages } from "#app/content/reading/page-checks.ts";
import { promises as promiseList } from "#app/content/reading/promise.ts";
import { removedReviews, reviews } from "#app/content/reading/review.ts";
import * as schema from "#app/content/reading/schema.ts";
import { wordsAlone, wordsToSay, withWords } from "#app/content/reading/shared-words.ts";
import { readStorm } from "#app/content/reading/storm.ts";
import { ownWays } from "#app/content/reading/translations/language-rules.ts";
import type { OutdatedTexts } from "#app/content/reading/translations/translations.ts";
import { ContentError, perFile, valuesIn, type YamlFile } from "#app/content/reading/yaml-file.ts";
import { jobs, people } from "#app/content/reading/people-and-jobs.ts";
import { SAMPLE_PARTS, type SamplePart } from "#app/content/samples.ts";
import { isToolLeftOut, TOOLS, withoutToolsLeftOut } from "#app/content/tools.ts";
import type { SharedContent, SiteContent } from "#app/content/site-content.ts";

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
  outdated?: OutdatedTexts,
): SiteContent {
  const reader = new ContentReader(folder, today, outdated);
  const { versions, ...read } = readFiles(reader, today, folder);
  checkFiles(reader, { ...read, versions }, { addresses, folder });
  checkPages(reader, read);
  if (reader.problems.length > 0) throw new ContentError(reader.problems);
  // A value is missing only where there is a problem.
  const samples = samplesIn([...reader.files.values()]);
  return { ...read, asOf: today, keepMonths: keepMonths(), samples } as SiteContent;
}

/** The parts of content in which something is marked `sample: true`. */
function samplesIn(files: YamlFile[]): SamplePart[] {
  const holding = files.filter(holdsSample);
  return SAMPLE_PARTS.filter((part) =>
    holding.some(({ name }) => name.split(/[/.]/).includes(part)),
  );
}

const holdsSample = perFile(({ value }) =>
  valuesIn(value).some((one) => one.at.at(-1) === "sample" && one.value === true),
);

/** The files that hold for all languages, each of which may say their words its own way; and places/. */
const SHARED = {
  claims: ["claims.yaml", schema.claims],
  promises: ["promises.yaml", promiseList],
  localFacts: ["local-facts.yaml", schema.localFacts],
  people: ["people.yaml", people],
  jobs: ["jobs.yaml", jobs],
  reviews: ["reviews.yaml", reviews],
  removedReviews: ["removed-reviews.yaml", removedReviews],
} as const;

/** Whatever could be read; nothing in the place of what has errors. */
export type ReadFiles = ReturnType<typeof readFiles>;

function readFiles(reader: ContentReader, today: string, folder: string) {
  const claims = reader.read(...SHARED.claims);
  reader.claims = claims;
  const promises = reader.read(...SHARED.promises);
  reader.promises = promises;
  const company = reader.read("company.yaml", schema.company);
  const versions = reader.read("consents.yaml", consentVersions, () =>
    company ? { legalName: company.legalName.name } : {},
  );
  const shared: Shared = {
    claims,
    promises,
    places: reader.readFolder("places", schema.place),
    localFacts: reader.read(...SHARED.localFacts),
    people: reader.read(...SHARED.people),
    jobs: reader.read(...SHARED.jobs),
    reviews: reader.read(...SHARED.reviews),
    removedReviews: reader.read(...SHARED.removedReviews),
  };
  const consents = versions && wordingsOn(today, versions, publishedLanguages(folder));
  const { localFacts } = shared;
  const zipCodes = reader.read("zip-codes.yaml", schema.zipCodes);
  const figures = readFigures(reader);
  const known = { ...shared, company, consents, figures, zipCodes, today };
  const languages: Record<string, Omit<ReturnType<typeof readLanguage>, "facts">> = {};
  const mails: Parameters<typeof readMessages>[1] = [];
  // English comes first: the others lead to the same parts of its pages.
  for (const language of publishedLanguages(folder)) {
    const english = languages[DEFAULT_LANGUAGE];
    const { facts, ...read } = readLanguage(reader, language, known, english);
    languages[language] = read;
    mails.push({ language, words: read.words, facts });
  }
  const navigation = reader.read("navigation.yaml", schema.navigation);
  return {
    ...shared,
    company,
    versions,
    consents,
    zipCodes,
    languages,
    brand: reader.read(BRAND_FILE, brandShape),
    navigation: navigation && withoutToolsLeftOut(navigation, company?.tools ?? TOOLS),
    contests: reader.readFolder("contests", contest),
    services: reader.read("services.yaml", schema.services),
    figures,
    counsel: reader.read("counsel.yaml", readings),
    storm:
      claims &&
      localFacts &&
      zipCodes &&
      readStorm(reader, {
        claims,
        places: shared.places,
        today,
        folder,
        localFacts,
        zipCodes,
        localFactsIn: (language) =>
          language === DEFAULT_LANGUAGE ? localFacts : languages[language]?.local?.localFacts,
      }),
    messages: readMessages(reader, mails),
  };
}

/** Nothing in the place of what has errors. */
type Unsure<Content> = { [Name in keyof Content]: Content[Name] | undefined };

/** What holds for all languages. */
interface Shared extends Unsure<Omit<SharedContent, "places">> {
  places: Record<string, schema.Place | undefined>;
}

export interface Known
  extends Shared,
    Unsure<Pick<SiteContent, "company" | "consents" | "figures" | "zipCodes">> {
  today: string;
}

/** By address or slug. */
export type Pages = Record<string, schema.PageWithClaims | undefined>;

/** @param english nothing where English itself is read */
function readLanguage(
  reader: ContentReader,
  language: string,
  known: Known,
  english: { pages: Pages; locationPages: Pages } | undefined,
) {
  const { company, consents, figures, zipCodes } = known;
  const local = sharedInLanguage(reader, language, known);
  const { promises, localFacts } = local;
  const factsWith = (words: schema.InterfaceWords) =>
    company && promises && localFacts && zipCodes
      ? factsOf({ company, words, promises, localFacts, zipCodes }, language)
      : {};
  const words = reader.read(`${language}/interface.yaml`, schema.interfaceWords, factsWith);
  const ways = reader.read(`${language}/${RULES_FILE}`, ownWays);
  const general = words ? factsWith(words) : {};
  const work = reader.read(`${language}/work.yaml`, workShape, () => general);
  // Where a file has errors nothing is filled in, so that no page complains of it as well.
  const isWhole = Object.keys(general).length > 0;
  const facts =
    company && words && work && consents && figures && isWhole
      ? {
          ...general,
          ...factsOfLicences(company, words),
          ...factsOfWork(work),
          ...factsOfPrices(figures, words, language),
          ...consentFacts(consents, language),
        }
      : {};
  const labels = reader.files.get(`content/${language}/interface.yaml`)?.value;
  const tools = company?.tools ?? TOOLS;
  const readPages = (folder: string, keyOf: (name: string) => string, model: Pages = {}): Pages =>
    Object.fromEntries(
      Object.entries(reader.readFolder(`${language}/${folder}`, schema.page, facts))
        .filter(([name]) => !isToolLeftOut(keyOf(name), tools))
        .map(([name, page]) => {
          if (!page) return [keyOf(name), page];
          const stated = reader.claimsIn.get(`content/${language}/${folder}/${name}.yaml`) ?? [];
          const claims = [...new Set([...stated, ...localClaims(name, page, known, labels)])];
          const shown = withoutToolsLeftOut(withIdsOf(model[keyOf(name)], page), tools);
          return [keyOf(name), { ...shown, claims }];
        }),
    );
  const addressOf = (name: string) => (name === "home" ? "/" : `/${name}`);
  return {
    ...ways,
    words,
    /** Of the company and where it works, in this language. */
    facts: general,
    local: language === DEFAULT_LANGUAGE ? undefined : local,
    pages: readPages("pages", addressOf, english?.pages),
    contests: reader.readFolder(`${language}/contests`, contestWords, facts),
    locationPages: readPages("locations", (slug) => slug, english?.locationPages),
  };
}

/**
 * A page with the ids of the English one, so that `#what-moves-the-price` leads to the same part in every
 * language: an id that is not written comes from a heading, and headings differ.
 */
function withIdsOf(model: schema.Page | undefined, page: schema.Page): schema.Page {
  const sections = page.sections.map((section, index) => {
    const english = model?.sections[index];
    const isSame = english?.kind === section.kind && "id" in section && "id" in english;
    return isSame ? { ...section, id: english.id } : section;
  });
  return { ...page, sections };
}

/** What files that hold for all languages say in one; nothing in the place of what has errors in English. */
function sharedInLanguage(reader: ContentReader, language: string, english: Shared): Shared {
  const said = (name: string, shape: z.ZodType, own: unknown) => {
    const value = reader.files.get(`content/${name}`)?.value;
    const hasWords = Object.keys(wordsToSay(name, value)).length > 0;
    if (language === DEFAULT_LANGUAGE || !hasWords) return own;
    return shape.parse(withWords(name, value, reader.read(`${language}/${name}`, wordsAlone)));
  };
  const parts = Object.entries(SHARED).map(([part, [name, shape]]) => [
    part,
    said(name, shape, english[part as keyof typeof SHARED]),
  ]);
  const { places } = english;
  return {
    ...Object.fromEntries(parts),
    places: mapped(places, (one, slug) => said(`places/${slug}.yaml`, schema.place, one)),
  } as Shared;
}
