import { servedZips } from "#app/forms/served-zips.server.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

/** What is said after sending stays with the server until then. */
export const prepareChampionForm = (section: SectionOf<"champion-form">, content: PageContent) => ({
  ...section,
  sent: undefined,
  words: content.words.form,
  served: servedZips(content),
});
