/** The words of the site that errands find things by. */
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";

const { en, es } = readContent(fixedAddresses()).languages;
if (!en || !es) throw new Error("There is no content in English or in Spanish");

export const { words, pages } = en;
export const inSpanish = es;

export const labels = (key: string) => words.labels[key] ?? `no label ${key}`;

type Sections = NonNullable<(typeof pages)[string]>["sections"];
type Kind = Sections[number]["kind"];

export function sectionOn<Wanted extends Kind>(address: string, kind: Wanted) {
  const found = pages[address]?.sections.find(
    (section): section is Extract<Sections[number], { kind: Wanted }> => section.kind === kind,
  );
  if (!found) throw new Error(`${address} has no ${kind}`);
  return found;
}
