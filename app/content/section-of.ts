import type { LanguageContent } from "#app/content/site-content.ts";
import type { Kind, SectionOf } from "#app/sections/section.schema.ts";

/**
 * The one section of its kind, whichever page it stands on: for pages that speak its words.
 *
 * @throws when no page has it
 */
export function sectionOf<K extends Kind>(kind: K, { pages }: LanguageContent): SectionOf<K> {
  const found = Object.values(pages)
    .flatMap(({ sections }) => sections)
    .find((section): section is SectionOf<K> => section.kind === kind);
  if (!found) throw new Error(`No page has a section of the kind ${kind}`);
  return found;
}
