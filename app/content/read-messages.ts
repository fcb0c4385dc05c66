import type { ContentReader } from "#app/content/content-reader.ts";
import { factsOf } from "#app/content/facts.ts";
import { DEFAULT_LANGUAGE, MESSAGES_FILE } from "#app/content/languages.ts";
import { type Messages, visitorWords, wordsWithStaff } from "#app/content/messages.ts";
import type { Company, InterfaceWords, Navigation } from "#app/content/schema.ts";
import { SERVICES } from "#requests/services.ts";

/** Facts that hold words themselves, and those exist only in the site's own languages. */
const IN_WORDS = new Set(["officeHours", "estimateHours", "answerTime"]);

/**
 * Reads the words of mails: in each language in which we answer, whether or not the site has it.
 *
 * @param interfaces the words of the site's languages
 * @returns nothing when something is wrong; the reader's problems then tell what
 */
export function readMessages(
  reader: ContentReader,
  company: Company,
  navigation: Navigation,
  interfaces: Map<string, InterfaceWords | undefined>,
): Messages | undefined {
  const words = interfaces.get(DEFAULT_LANGUAGE);
  if (!words) return undefined;
  const facts = Object.fromEntries(
    Object.entries(factsOf(company, words)).filter(([name]) => !IN_WORDS.has(name)),
  );
  const named = (language: string) => serviceNames(navigation, interfaces.get(language));
  const en = reader.read(`en/${MESSAGES_FILE}`, wordsWithStaff(named("en")), () => facts);
  const es = reader.read(`es/${MESSAGES_FILE}`, visitorWords(named("es")), () => facts);
  return en && es && { en, es };
}

/** What the menus call the services, by the last part of their address. */
function serviceNames({ topMenu, drawer }: Navigation, words: InterfaceWords | undefined) {
  const items = [...topMenu, ...drawer].flatMap((entry) =>
    "items" in entry ? entry.items : [entry],
  );
  return Object.fromEntries(
    SERVICES.map((service) => {
      const item = items.find(({ to }) => to.endsWith(`/${service}`));
      return [service, item && words?.labels[item.label]];
    }),
  );
}
