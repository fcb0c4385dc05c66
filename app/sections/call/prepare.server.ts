import { freePriceLink } from "#app/content/free-price-link.server.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export const prepareCall = (section: SectionOf<"call">, content: PageContent) => ({
  ...section,
  phone: content.company.phone,
  email: content.company.email,
  freePrice: freePriceLink(section.service, content),
});
