import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

/** What is said after sending stays with the server until then. */
export const prepareDeletionForm = (section: SectionOf<"deletion-form">, content: PageContent) => ({
  ...section,
  sent: undefined,
  states: undefined,
  words: content.words.form,
});
