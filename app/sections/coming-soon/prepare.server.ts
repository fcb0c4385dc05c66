import { freePriceLink } from "#app/content/free-price-link.server.ts";
import { licenceNumbers } from "#app/content/licence-numbers.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export const prepareComingSoon = (section: SectionOf<"coming-soon">, content: PageContent) => ({
  ...section,
  phone: content.company.phone,
  email: content.company.email,
  freePrice: section.service && freePriceLink(section.service, content),
  goHome: content.words.error.goHome,
  // Elsewhere they stand in the footer, which this page does not have.
  licences: `${content.words.licenceNumbers} ${licenceNumbers(content.company, content.words).join(" · ")}`,
});
