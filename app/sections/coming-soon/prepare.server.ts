import { freePriceLink } from "#app/content/free-price-link.server.ts";
import { licenceNumbers } from "#app/content/licence-numbers.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { isService } from "#requests/asking/services.ts";

export const prepareComingSoon = (section: SectionOf<"coming-soon">, content: PageContent) => ({
  ...section,
  tag: content.words.comingSoon.tag,
  meanwhile: content.words.comingSoon.meanwhile,
  phone: content.company.phone,
  email: content.company.email,
  freePrice: isService(section.about) ? freePriceLink(section.about, content) : undefined,
  goHome: content.words.error.goHome,
  // Elsewhere they stand in the footer, which this page does not have.
  licences: `${content.words.licenceNumbers} ${licenceNumbers(content.company, content.words).join(" · ")}`,
});
