/** What every mail is written with: our words, our address, where our site is. */
import { localeOf, prefixOf } from "#app/content/language.ts";
import type { Messages, VisitorWords } from "#app/content/reading/messages.ts";
import type { Company } from "#app/content/reading/schema.ts";
import { ANSWER_LANGUAGES, type AnswerLanguage } from "#requests/asking/answer-languages.ts";
import type { Service } from "#requests/asking/services.ts";

export interface MailTemplate {
  company: Company;
  /** The public origin of the site, like `https://www.example.com`. */
  origin: string;
  messages: Messages;
  /** Those of the site's pages. A mail may be in one that they are not in. */
  siteLanguages: readonly string[];
}

/** The language in which a person is answered: the one they asked for, if we have it. */
export function answerLanguage(asked: string): AnswerLanguage {
  return ANSWER_LANGUAGES.find((language) => language === asked) ?? "en";
}

/**
 * Where a mail in a language leads to a page of ours: to the one in the same language, where there is one.
 *
 * @param page like `/stop`
 */
export function linkTo(
  page: string,
  language: AnswerLanguage,
  { origin, siteLanguages }: MailTemplate,
): string {
  const prefix = siteLanguages.includes(language) ? prefixOf(language) : "";
  return origin + prefix + page;
}

/** `Roofing, Solar, and Pools` */
export function servicesInWords(
  services: Service[],
  words: VisitorWords,
  language: AnswerLanguage,
): string {
  return new Intl.ListFormat(localeOf(language)).format(
    services.map((service) => words.services[service]),
  );
}
