/** The shape of what we know about places: each place's own file, and what many of them share. */
import { z } from "zod";
import { anchor, words } from "#app/content/reading/text.ts";

/** Degrees, in or near Florida. */
export const latitude = z.number().min(24).max(31);
export const longitude = z.number().min(-88).max(-79);

/** Who answers a question, and the claim whose address leads there. */
const lookUp = z.strictObject({ name: words, lookUp: anchor });

/** content/places/*.yaml: facts about a place, the same in every language. */
export const place = z.strictObject({
  name: words,
  county: words,
  /** By their keys in local-facts.yaml; the first is that of most addresses. */
  utilities: z.array(anchor).min(1).max(2),
  zips: words,
  permitOffice: lookUp,
  /** Where the place itself tells wind speeds. */
  wind: lookUp.optional(),
  latitude,
  longitude,
});

const county = z.strictObject({
  hurricaneZone: z.boolean(),
  /** Miles an hour for ordinary houses (risk category II), where one number covers the county. */
  windSpeed: z.int().min(100).max(220).optional(),
  permitOffice: lookUp,
  /** Whose warnings hold for the county. */
  weatherOffice: lookUp,
  propertyRecord: lookUp,
});

const utility = z.strictObject({
  name: words,
  source: anchor,
  solarTerms: lookUp,
  /** Whom to call in an outage, where we know the number. */
  outages: z
    .strictObject({
      phone: z.string().regex(/^1(-\d{3}){2}-\d{4}$/, "must be a number like 1-800-555-0100"),
      source: anchor,
    })
    .optional(),
});

/** content/local-facts.yaml: what many places share. */
export const localFacts = z.strictObject({
  counties: z.record(words, county),
  utilities: z.record(anchor, utility),
  maps: z.strictObject({ flood: lookUp, wind: lookUp, evacuation: lookUp, approvals: lookUp }),
});

export type Place = z.infer<typeof place>;
export type LocalFacts = z.infer<typeof localFacts>;
export type LookUp = z.infer<typeof lookUp>;
