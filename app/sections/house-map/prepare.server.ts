import { freePriceLink } from "#app/content/free-price-link.server.ts";
import { proofFor } from "#app/content/proof.server.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { seasonLineIn } from "#app/content/storm-line.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { readyDoor } from "#app/content/ready-door.server.ts";
import { placeOnHouse } from "./place-on-house.ts";

/** Where the picture is missing, no part of it can be pointed at. */
export function prepareHouseMap(section: SectionOf<"house-map">, content: PageContent) {
  const { picture, portrait, inSeason, lights } = section;
  const offer = seasonLineIn(content.language) && inSeason;
  return {
    ...section,
    picture: withoutSpots(picture),
    portrait: portrait && withoutSpots(portrait),
    zip: content.company.tools.includes("my-zip") ? readyDoor("my-zip", content) : undefined,
    inSeason: undefined,
    lights: lights.map((light, index) =>
      index === 0 && offer ? { ...light, says: `[${offer.label}](${offer.to})` } : light,
    ),
    actions: [freePriceLink(undefined, content)],
    proof: proofFor(undefined, content),
    parts: section.parts.flatMap((part) => {
      const place = placeOnHouse(part.part, picture);
      const uprightPlace = portrait && placeOnHouse(part.part, portrait, "houseUpright");
      return place ? [{ ...part, place, uprightPlace }] : [];
    }),
  };
}

/** They have become places of marks. */
const withoutSpots = ({ spots: _spots, ...picture }: SectionOf<"house-map">["picture"]) => picture;
