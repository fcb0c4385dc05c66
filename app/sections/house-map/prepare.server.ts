import { freePriceLink } from "#app/content/free-price-link.server.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export const prepareHouseMap = (section: SectionOf<"house-map">, content: PageContent) => ({
  ...section,
  actions: [freePriceLink(undefined, content), ...section.actions],
  phone: content.company.phone,
});
