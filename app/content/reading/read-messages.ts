import type { ContentReader } from "#app/content/reading/content-reader.ts";
import { type Facts, factsOf } from "#app/content/reading/facts.ts";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { MESSAGES_FILE } from "#app/content/reading/languages.ts";
import {
  type Messages,
  namesOfServices,
  visitorWords,
  wordsWithStaff,
} from "#app/content/reading/messages.ts";
import type { Promises } from "#app/content/reading/promise.ts";
import type { Company, InterfaceWords } from "#app/content/reading/schema.ts";

/** Facts that are words themselves: they exist only in the languages of the site. */
const IN_WORDS = new Set(["officeHours", "estimateHours"]);

interface Known {
  company: Company;
  /** As a language says them; nothing where its file has mistakes. */
  promisesIn: (language: string) => Promises | undefined;
  /** The words of the site's languages. */
  interfaces: Map<string, InterfaceWords | undefined>;
}

/**
 * Reads the words of mails: in each language in which we answer, whether or not the site has it.
 *
 * @returns nothing when something is wrong; the reader's problems then tell what
 */
export function readMessages(
  reader: ContentReader,
  { company, promisesIn, interfaces }: Known,
): Messages | undefined {
  const english = interfaces.get(DEFAULT_LANGUAGE);
  if (!english) return undefined;
  const spanish = interfaces.get("es");
  const factsIn = (language: string, words: InterfaceWords) => {
    const promises = promisesIn(language);
    return promises ? factsOf(company, words, promises, language) : {};
  };
  const facts = factsIn("en", english);
  const inSpanish = factsIn("es", spanish ?? english);
  const spanishFacts = spanish ? inSpanish : withoutWords(inSpanish);
  const fileOf = (language: string) => `${language}/${MESSAGES_FILE}`;
  const { services } = spanish ?? reader.read("es/interface.yaml", namesOfServices) ?? {};
  if (!services) return undefined;
  const en = reader.read(fileOf("en"), wordsWithStaff(english.services), () => facts);
  const es = reader.read(fileOf("es"), visitorWords(services), () => spanishFacts);
  return en && es && { en, es };
}

function withoutWords(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !IN_WORDS.has(name)));
}
