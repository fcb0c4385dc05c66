import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export const prepareQuestions = (section: SectionOf<"questions">, { words }: PageContent) => ({
  ...section,
  more: words.moreQuestions,
});
