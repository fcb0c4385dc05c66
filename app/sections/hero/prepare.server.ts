import { freePriceLink } from "#app/content/free-price-link.server.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export const prepareHero = ({ service, ...section }: SectionOf<"hero">, content: PageContent) => ({
  ...section,
  actions: [
    ...(service || isAboutPlace(content) ? [freePriceLink(service, content)] : []),
    ...section.actions,
  ],
  phone: content.company.phone,
});

function isAboutPlace({ address, places }: PageContent): boolean {
  return Object.hasOwn(places, address.slice(1));
}
