/** What every mail is written with: our words, our address, where our site is. */
import { localeOf } from "#app/content/language.ts";
import type { Messages, VisitorWords } from "#app/content/reading/messages.ts";
import type { Company } from "#app/content/reading/schema.ts";
import { ANSWER_LANGUAGES, type AnswerLanguage } from "#requests/asking/answer-languages.ts";
import type { Service } from "#requests/asking/services.ts";

export interface Stationery {
  company: Company;
  /** The public origin of the site, like `https://www.example.com`. */
  origin: string;
  messages: Messages;
}

/** The language in which a person is answered: the one they asked for, if we have it. */
export function answerLanguage(asked: string): AnswerLanguage {
  return ANSWER_LANGUAGES.find((language) => language === asked) ?? "en";
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
