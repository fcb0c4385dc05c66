import { z } from "zod";
import { words } from "#app/content/reading/text.ts";

/** What a visitor wants to know of an address, and what the answer is good for. */
const question = z.strictObject({ label: words, text: words });

/** What the page of a place says of it, in content/en/interface.yaml. */
export const placeWords = z.strictObject({
  county: words,
  countyNamed: words,
  windZone: words,
  insideWindZone: words,
  outsideWindZone: words,
  windSpeed: words,
  windSpeedOfCounty: words,
  windSpeedByAddress: words,
  utility: words,
  utilityProbably: words,
  utilityEither: words,
  zips: words,
  zipNote: words,
  permits: words,
  permitsFrom: words,
  lookUpsLead: words,
  lookUps: z.strictObject({
    permits: question,
    countyPermits: question,
    flood: question,
    evacuation: question,
    wind: question,
    localWind: question,
    approvals: question,
    solarTerms: question,
    propertyRecord: question,
  }),
  /** In `label`: {town} and {county}; in `power`: {utility}. */
  map: z.strictObject({
    label: words,
    ocean: words,
    /** Left out, with the hatching, once nobody knows the zone. */
    zone: words.optional(),
    power: words,
  }),
  distance: words,
  atOffice: words,
  miles: words,
  oneMile: words,
  hours: words,
});
