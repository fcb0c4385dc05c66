import { freePriceLink } from "#app/content/free-price-link.server.ts";
import { proofFor } from "#app/content/proof.server.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { placeOnHouse } from "./place-on-house.ts";

/** Where the picture is missing, no part of it can be pointed at. */
export function prepareHouseMap(section: SectionOf<"house-map">, content: PageContent) {
  const { spots: _spots, ...picture } = section.picture;
  return {
    ...section,
    // It loads at once, so it needs no sketch.
    picture: { ...picture, placeholder: "" },
    actions: [freePriceLink(undefined, content), ...section.actions],
    proof: proofFor(undefined, content),
    parts: section.parts.flatMap((part) => {
      const place = placeOnHouse(part.part, section.picture);
      return place ? [{ ...part, place }] : [];
    }),
  };
}
