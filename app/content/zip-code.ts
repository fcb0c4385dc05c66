/** What a ZIP code probably tells: its county, and which of our places is nearest. */
import { FLORIDA_ZIP } from "#requests/asking/contact.ts";

/** Rules by county or place: first digits (`334`), whole codes (`33440`), ranges (`33441-33443`). */
export type ZipRules = Record<string, string[]>;

export interface ZipCodes {
  counties: ZipRules;
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

const ZIP = /^\d{5}$/;

export function readZip(zip: string, { counties, nearest }: ZipCodes): ZipAnswer {
  if (!ZIP.test(zip)) return { kind: "incomplete" };
  if (!FLORIDA_ZIP.test(zip)) return { kind: "not-florida" };
  const county = strongest(zip, counties);
  return county ? { kind: "county", county, nearest: strongest(zip, nearest) } : { kind: "far" };
}

/** Whose rule fits the code with the most digits. */
function strongest(zip: string, rules: ZipRules): string | undefined {
  return Object.entries(rules)
    .flatMap(([name, list]) => list.map((rule) => ({ name, digits: digitsThatFit(zip, rule) })))
    .filter(({ digits }) => digits > 0)
    .sort((a, b) => b.digits - a.digits)[0]?.name;
}

function digitsThatFit(zip: string, rule: string): number {
  const [from = "", to = from] = rule.split("-");
  const start = zip.slice(0, from.length);
  return from <= start && start <= to ? from.length : 0;
}
