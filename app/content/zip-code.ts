/** What a ZIP code probably tells: its county, and which of our places is nearest. */
import { FLORIDA_ZIP } from "#questions/contact.ts";
import { strongestRule, type ZipRules } from "#questions/served-zips.ts";

export interface ZipCodes {
  counties: ZipRules;
  /** Who sells electricity, by key: the usual utility, or perhaps a city's own. */
  utilities: { usual: string; cities: ZipRules };
  /** By slug, like `boynton-beach`. */
  nearest: ZipRules;
}

export type ZipAnswer =
  | { kind: "incomplete" }
  /** The county is known; the place only where a rule says so. */
  | { kind: "county"; county: string; nearest: string | undefined }
  /** In Florida, and far from us: new codes begin like those around them, which our rules would know. */
  | { kind: "far" }
  | { kind: "not-florida" };

/** Who probably sells the electricity there, the likeliest first: areas of utilities follow no ZIP codes. */
export function utilitiesAt(zip: string, { utilities: { usual, cities } }: ZipCodes): string[] {
  const city = strongestRule(zip, cities);
  return city ? [city, usual] : [usual];
}

const ZIP = /^\d{5}$/;

export function readZip(zip: string, { counties, nearest }: ZipCodes): ZipAnswer {
  if (!ZIP.test(zip)) return { kind: "incomplete" };
  if (!FLORIDA_ZIP.test(zip)) return { kind: "not-florida" };
  const county = strongestRule(zip, counties);
  return county
    ? { kind: "county", county, nearest: strongestRule(zip, nearest) }
    : { kind: "far" };
}
