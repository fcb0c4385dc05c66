import { licenceNumbers } from "#app/content/licence-numbers.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export const prepareComingSoon = (section: SectionOf<"coming-soon">, content: PageContent) => ({
  ...section,
  tag: content.words.comingSoon.tag,
  meanwhile: content.words.comingSoon.meanwhile,
  phone: content.company.phone,
  email: content.company.email,
  goHome: content.words.error.goHome,
  // Elsewhere they stand in the footer, which this page does not have.
  licences: `${content.words.licenceNumbers} ${licenceNumbers(content.company, content.words).join(" · ")}`,
});
