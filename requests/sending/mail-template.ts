/** What every mail is written with: our words, our address, where our site is, and times. */
import { clockInFlorida } from "#app/content/florida-time.ts";
import { DEFAULT_LANGUAGE, localeOf, prefixOf } from "#app/content/language.ts";
import type { Messages, VisitorWords } from "#app/content/reading/messages.ts";
import type { Company, Services } from "#app/content/reading/schema.ts";

export interface MailTemplate {
  company: Company;
  /** The public origin of the site, like `https://www.example.com`. */
  origin: string;
  messages: Messages;
  services: Services;
}

/** The language in which a person is answered, the one they asked for if we have it, and its words. */
export function answerLanguage(asked: string, { messages }: MailTemplate) {
  const own = Object.hasOwn(messages, asked) ? messages[asked] : undefined;
  return own ? { language: asked, words: own } : { language: DEFAULT_LANGUAGE, words: messages.en };
}

/** Where a mail in a language leads to a page of ours. @param page like `/stop` */
export const linkTo = (page: string, language: string, { origin }: MailTemplate): string =>
  origin + prefixOf(language) + page;

/** `Roofing, Solar, and Pools` */
export function servicesInWords(services: string[], words: VisitorWords, language: string): string {
  return new Intl.ListFormat(localeOf(language)).format(
    services.map((service) => words.services[service] ?? service),
  );
}

/** A moment as a clock in Florida shows it: `November 23, 2026 at 1:00 PM`. The mail says which time that is. */
export const floridaTime = (moment: string, language: string): string =>
  clockInFlorida(language, "long")(Date.parse(moment));
