import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

/** What is said after sending stays with the server until then. */
export const prepareStopForm = (section: SectionOf<"stop-form">, content: PageContent) => ({
  ...section,
  done: undefined,
  words: content.words.form,
});
