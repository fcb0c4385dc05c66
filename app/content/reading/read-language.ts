/** What is written in one language: its words, its pages and what it says of contests. */
import type { ConsentWordings } from "#app/content/consent-wordings.ts";
import { consentFacts } from "#app/content/reading/consents.ts";
import { contestWords } from "#app/content/reading/contest.ts";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { complete, type ContentReader } from "#app/content/reading/content-reader.ts";
import { factsOf } from "#app/content/reading/facts.ts";
import { RULES_FILE } from "#app/content/reading/languages.ts";
import * as schema from "#app/content/reading/schema.ts";
import { type Shared, sharedInLanguage } from "#app/content/reading/shared-words.ts";
import { ownWays } from "#app/content/reading/twins/language-rules.ts";
import { withIdsOf } from "#app/content/reading/twins/same-ids.ts";
import type { LanguageContent } from "#app/content/site-content.ts";
import { factsOfWork, work as workOfCompany } from "#app/content/reading/work.ts";

/** By address or slug; undefined where a file has mistakes. */
export type Pages = Map<string, schema.PageWithClaims | undefined>;

/** What holds in every language; nothing of a file that has mistakes. */
interface Known {
  company: schema.Company | undefined;
  shared: Shared;
  wordings: ConsentWordings | undefined;
  /** The English pages, where another language is read. */
  model?: { pages: Pages; locationPages: Pages } | undefined;
}

/** @param languages English first: the others lead to the same parts of its pages */
export function readLanguages(reader: ContentReader, languages: string[], known: Known) {
  let model: Known["model"];
  return languages.map((language) => {
    const read = readLanguage(reader, language, { ...known, model });
    model ??= read;
    return { language, ...read };
  });
}

export function readLanguage(
  reader: ContentReader,
  language: string,
  { company, shared, wordings, model }: Known,
) {
  const local = sharedInLanguage(reader, language, shared);
  const { promises } = local;
  const factsWith = (words: schema.InterfaceWords) =>
    company && promises ? factsOf(company, words, promises, language) : {};
  const words = reader.read(`${language}/interface.yaml`, schema.interfaceWords, factsWith);
  const ways = reader.read(`${language}/${RULES_FILE}`, ownWays);
  const general = words ? factsWith(words) : {};
  const work = reader.read(`${language}/work.yaml`, workOfCompany, () => general);
  // Where a file has mistakes nothing is filled in, so that no page complains of it as well.
  const isWhole = Object.keys(general).length > 0;
  const facts =
    company && work && wordings && isWhole
      ? { ...general, ...factsOfWork(work, company), ...consentFacts(wordings, language) }
      : {};
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
  return {
    name: ways?.name,
    words,
    decimalComma: ways?.decimalComma,
    foreign: ways?.foreign,
    local: language === DEFAULT_LANGUAGE ? undefined : local,
    pages: withSameIds(pages, model?.pages),
    locationPages: withSameIds(readPages("locations"), model?.locationPages),
    contestTexts,
  };
}

/** Of languages in which nothing is wrong. */
export const completeLanguages = (languages: ReturnType<typeof readLanguages>) =>
  Object.fromEntries(
    languages.map(
      ({
        language,
        name,
        words,
        decimalComma,
        foreign,
        local,
        pages,
        locationPages,
        contestTexts,
      }) => [
        language,
        {
          name,
          words,
          decimalComma,
          foreign,
          local: local && { ...local, places: complete(local.places) },
          pages: complete(pages),
          locationPages: complete(locationPages),
          contests: complete(contestTexts),
        } as LanguageContent,
      ],
    ),
  );

function withSameIds(pages: Pages, model: Pages | undefined): Pages {
  return new Map(
    [...pages].map(([name, page]) => [name, page && withIdsOf(model?.get(name), page)]),
  );
}
