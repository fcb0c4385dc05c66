import { freePriceLink } from "#app/content/free-price-link.server.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export const prepareFittingServices = (
  section: SectionOf<"fitting-services">,
  content: PageContent,
) => ({
  ...section,
  items: section.items.map((item) => ({
    ...item,
    name: content.words.services[item.service],
    price: freePriceLink(item.service, content),
  })),
});
