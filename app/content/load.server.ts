/** What a loader asks for: the content of one address, in the language of that address. */
import site from "virtual:content";
import { DEFAULT_LANGUAGE, languageOf, prefixOf } from "#app/content/language.ts";
import type { LanguageContent, SiteContent } from "#app/content/site-content.ts";
import { readSettings } from "#server/settings.ts";

export interface OtherLanguage extends Pick<LanguageContent, "name" | "offer"> {
  language: string;
  prefix: string;
}

export interface PageContent extends Omit<SiteContent, "languages" | "contests">, LanguageContent {
  language: string;
  /** What stands before every address of this language: nothing, or `/es`. */
  prefix: string;
  /** The others in which the site is, as they call themselves. */
  otherLanguages: OtherLanguage[];
  /** The same in English, for what is read by others than the visitor. */
  english: LanguageContent;
  /** The address without the language, like `/solar`. */
  address: string;
  /** What the address asks; pages that are made at build hear nothing of it. */
  query: URLSearchParams;
  contestFacts: SiteContent["contests"];
}

/** The whole content, as it was on the day of the build; while developing, as it is. */
export const currentSite = (): SiteContent => site;

const { SITE_URL } = readSettings(process.env);

export const publicOrigin = SITE_URL ?? new URL(site.company.website).origin;

/** For how many months requests are kept, as the pages say. */
export const toldKeepMonths = site.keepMonths;

export const siteLanguages = Object.keys(site.languages);

/** @param url the visitor's address, as React Router gives it to loaders */
export function contentFor(url: URL): PageContent {
  const { languages, contests: contestFacts, ...shared } = site;
  // Prerendering asks for `/solar/`, visitors are sent to `/solar`.
  const path = url.pathname.replace(/\/$/, "");
  const language = languageOf(path, siteLanguages);
  const prefix = prefixOf(language);
  const content = languages[language];
  const english = languages[DEFAULT_LANGUAGE];
  if (!content || !english) throw new Error(`There is no content in ${language}`);
  return {
    ...shared,
    ...content,
    ...content.local,
    contestFacts,
    english,
    language,
    prefix,
    otherLanguages: Object.entries(languages)
      .filter(([other]) => other !== language)
      .map(([other, { name, offer }]) => ({
        language: other,
        name,
        offer,
        prefix: prefixOf(other),
      })),
    address: path.slice(prefix.length) || "/",
    query: url.searchParams,
  };
}
