import { sectionKind } from "#app/sections/section-kind.ts";
import { richWords } from "#app/content/reading/text.ts";

export const countyMap = sectionKind(
  "county-map",
  "Map of counties",
  "the map of our counties, with the places we serve",
  {
    text: richWords.optional(),
  },
);
