import type { PageContent } from "#app/content/load.server.ts";
import { holdsSample } from "#app/content/rich-words.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export const prepareOwnFacts = (section: SectionOf<"own-facts">, { words }: PageContent) => ({
  ...section,
  samplesNote: section.rows.some(({ text }) => holdsSample(text)) ? words.samplesNote : undefined,
});
