/** The shape of what we know about places: each one's own file, what many share, and their ZIP codes. */
import { z } from "zod";
import { anchor, claimName, countyName, utilityName, words } from "#app/content/reading/text.ts";

/** Degrees, in the lower 48 states. */
export const latitude = z.number().min(24).max(50);
export const longitude = z.number().min(-125).max(-66);

/** Who answers a question, and the claim whose address leads there. */
const lookUp = z.strictObject({ name: words, lookUp: claimName });

/** content/places/*.yaml: facts about a place, the same in every language. */
export const place = z.strictObject({
  name: words,
  county: countyName,
  /** By their keys in local-facts.yaml; the first is that of most addresses. */
  utilities: z.array(utilityName).min(1).max(2),
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
  /** As neighbors call it, where that is shorter. */
  shortName: words.optional(),
  source: claimName,
  solarTerms: lookUp,
  /** Whom to call in an outage, where we know the number. */
  outages: z
    .strictObject({
      phone: z.string().regex(/^1(-\d{3}){2}-\d{4}$/, "must be a number like 1-800-555-0100"),
      source: claimName,
    })
    .optional(),
});

/** content/local-facts.yaml: what many places share. */
export const localFacts = z.strictObject({
  /** As people call where we work, such as South Florida. */
  region: words,
  /** Names that are not ours though sentences may hold them. */
  alsoNamed: z.array(z.strictObject({ names: z.array(words).min(1), why: words })).default([]),
  counties: z.record(words, county),
  utilities: z.record(anchor, utility),
  /** Evacuation zones and product approvals are those of Florida. */
  maps: z.strictObject({
    flood: lookUp,
    wind: lookUp,
    evacuation: lookUp.optional(),
    approvals: lookUp.optional(),
  }),
});

const zipRule = z
  .string()
  .regex(
    /^(\d{3}|\d{5}(-\d{5})?)$/,
    'must be the first three digits, a ZIP code or a range of them, in quotes, like "33441-33443"',
  );

const zipRules = z.record(words, z.array(zipRule).min(1)).superRefine((rules, context) => {
  const all = Object.entries(rules).flatMap(([name, list]) =>
    list.map((rule) => ({ name, rule, from: rule.slice(0, 5), to: rule.slice(-5) })),
  );
  for (const [index, { name, rule, from, to }] of all.entries()) {
    // An exception of five digits may stand within the first three of another.
    const other = all
      .slice(0, index)
      .find((one) => one.from.length === from.length && one.from <= to && from <= one.to);
    if (!other) continue;
    const message = `${rule} overlaps ${other.rule} of ${other.name}; a ZIP code can have one only`;
    context.addIssue({ code: "custom", path: [name], message });
  }
});

/** content/zip-codes.yaml: what a ZIP code probably tells. */
export const zipCodes = z.strictObject({
  source: claimName,
  counties: zipRules,
  /** Who sells electricity, by their keys in local-facts.yaml: the usual utility, or perhaps a city's own. */
  utilities: z.strictObject({ usual: utilityName, cities: zipRules }),
  /** By slug, like `boynton-beach`. */
  nearest: zipRules,
});

export type Place = z.infer<typeof place>;
export type LocalFacts = z.infer<typeof localFacts>;
export type LookUp = z.infer<typeof lookUp>;
