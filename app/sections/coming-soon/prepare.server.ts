import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export const prepareComingSoon = (section: SectionOf<"coming-soon">, content: PageContent) => ({
  ...section,
  tag: content.words.comingSoon.tag,
  meanwhile: content.words.comingSoon.meanwhile,
  wish: wordsOfForm(content),
  words: content.words.form,
  phone: content.company.phone,
  email: content.company.email,
  goHome: content.words.error.goHome,
  allServices: content.words.comingSoon.allServices,
});

/** What is said after sending stays with the server until then. */
function wordsOfForm({ words }: PageContent) {
  const { heading, lead, questions, submit } = words.comingSoon.wish;
  return { heading, lead, questions, submit };
}
