/**
 * Reads and checks everything in content/. Used at build, by the development server and by
 * scripts; the running site gets the result (see content-plugin.ts), never the files.
 */
import { brokenLinks, unknownJobs, unknownLabels, unmatchedFiles } from "#app/content/checks.ts";
import { type Contest, type ContestWords, contest, contestWords } from "#app/content/contest.ts";
import { unmatchedContests } from "#app/content/contest-checks.ts";
import { ContentReader } from "#app/content/content-reader.ts";
import { factsOf } from "#app/content/facts.ts";
import { contentFolder, publishedLanguages } from "#app/content/languages.ts";
import { type Review, reviews as reviewList } from "#app/content/review.ts";
import * as schema from "#app/content/schema.ts";
import { type Problem, tellProblem } from "#app/content/yaml-file.ts";

export interface LanguageContent {
  words: schema.InterfaceWords;
  /** By address, like `/solar`. */
  pages: Record<string, schema.Page>;
  /** By slug, like `boynton-beach`. */
  locations: Record<string, schema.Page>;
  /** By slug, like `garden-photo`. */
  contests: Record<string, ContestWords>;
}

export interface SiteContent {
  company: schema.Company;
  navigation: schema.Navigation;
  locations: Record<string, schema.Location>;
  contests: Record<string, Contest>;
  reviews: Review[];
  languages: Record<string, LanguageContent>;
}

/** Content with mistakes. The message lists them all: file, line, place, what is wrong. */
export class ContentError extends Error {
  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
    super(`${count} in the content:\n\n${problems.map(tellProblem).join("\n\n")}\n`);
    this.name = "ContentError";
  }
}

/**
 * @param addresses the fixed addresses of the route table; each needs a page, and each page one
 * @throws ContentError when anything in the folder is not right
 */
export function readContent(addresses: string[], folder = contentFolder): SiteContent {
  const reader = new ContentReader(folder);
  const company = reader.read("company.yaml", schema.company);
  const navigation = reader.read("navigation.yaml", schema.navigation);
  const locations = reader.readFolder("locations", schema.location);
  const contests = reader.readFolder("contests", contest);
  const reviews = reader.read("reviews.yaml", reviewList);
  const languages = publishedLanguages(folder).map((language) => ({
    language,
    ...readLanguage(reader, language, company),
  }));

  const problems = [...reader.problems];
  const slugs = [...locations.keys()];
  for (const { language, words, pages, places, contestTexts } of languages) {
    const folderName = `content/${language}`;
    problems.push(...unmatchedFiles(`${folderName}/pages`, [...pages.keys()], addresses));
    problems.push(...unmatchedFiles(`${folderName}/locations`, [...places.keys()], slugs));
    problems.push(...unmatchedContests(contests, contestTexts, language));
    if (navigation && words) problems.push(...unknownLabels(navigation, words, language));
    if (reviews && words) problems.push(...unknownJobs(reviews, words, language));
    const files = reader.files.filter(
      ({ name }) => name.startsWith(`${folderName}/`) || name === "content/navigation.yaml",
    );
    const known = [...addresses, ...slugs.map((slug) => `/${slug}`)];
    problems.push(...brokenLinks(files, known, anchorsOf(pages, places)));
  }
  if (problems.length > 0 || !company || !navigation || !reviews) throw new ContentError(problems);
  return {
    company,
    navigation,
    locations: complete(locations),
    contests: complete(contests),
    reviews,
    languages: Object.fromEntries(
      languages.map(({ language, words, pages, places, contestTexts }) => [
        language,
        {
          words,
          pages: complete(pages),
          locations: complete(places),
          contests: complete(contestTexts),
        } as LanguageContent,
      ]),
    ),
  };
}

type Pages = Map<string, schema.Page | undefined>;

function readLanguage(reader: ContentReader, language: string, company?: schema.Company) {
  const words = reader.read(`${language}/interface.yaml`, schema.interfaceWords, ({ days }) =>
    company ? factsOf(company, days) : {},
  );
  const facts = company && words ? factsOf(company, words.days) : {};
  const pages: Pages = new Map(
    [...reader.readFolder(`${language}/pages`, schema.page, facts)].map(([name, page]) => [
      name === "home" ? "/" : `/${name}`,
      page,
    ]),
  );
  const places: Pages = reader.readFolder(`${language}/locations`, schema.page, facts);
  const contestTexts = reader.readFolder(`${language}/contests`, contestWords, facts);
  return { words, pages, places, contestTexts };
}

/** The ids that links to a page may name, by the page's address. */
function anchorsOf(pages: Pages, places: Pages) {
  const all = [...pages, ...[...places].map(([slug, page]) => [`/${slug}`, page] as const)];
  const idsOf = (page: schema.Page) =>
    page.sections.flatMap((section) => ("id" in section && section.id ? [section.id] : []));
  return new Map(all.map(([address, page]) => [address, page && idsOf(page)]));
}

/** Where there are no problems, every file has its value. */
function complete<T>(files: Map<string, T | undefined>): Record<string, T> {
  return Object.fromEntries(files) as Record<string, T>;
}
