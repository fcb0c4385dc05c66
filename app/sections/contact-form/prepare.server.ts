import { openNowWords } from "#app/content/open-now-words.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

/** What is said after sending stays with the server until then. */
export const prepareContactForm = (section: SectionOf<"contact-form">, content: PageContent) => ({
  ...section,
  sent: undefined,
  words: content.words.form,
  phone: content.company.phone,
  email: content.company.email,
  opening: content.company.hours.office,
  openNow: openNowWords(content),
});
