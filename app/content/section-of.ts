import type { LanguageContent } from "#app/content/read.ts";
import type { Section } from "#app/content/schema.ts";

/**
 * The one section of its kind, whichever page it stands on: for pages that speak its words.
 *
 * @throws when no page has it
 */
export function sectionOf<Kind extends Section["kind"]>(kind: Kind, { pages }: LanguageContent) {
  const found = Object.values(pages)
    .flatMap(({ sections }) => sections)
    .find((section): section is Extract<Section, { kind: Kind }> => section.kind === kind);
  if (!found) throw new Error(`No page has a section of the kind ${kind}`);
  return found;
}
