/** Company facts in the middle of sentences: `Call {phone}` becomes `Call (561) 555-0142`. */
import { formatHours } from "#app/content/hours.ts";
import { didYouMean } from "#app/content/nearest.ts";
import type { Company, InterfaceWords } from "#app/content/schema.ts";

export type Facts = Record<string, string>;

export function factsOf(company: Company, days: InterfaceWords["days"]): Facts {
  return {
    name: company.name,
    phone: company.phone.shown,
    email: company.email,
    website: company.website,
    street: company.address.street,
    city: company.address.city,
    officeHours: formatHours(company.hours.office, days),
    estimateHours: formatHours(company.hours.estimates, days),
  };
}

/** Names that stay in braces, because they are filled where the sentence is shown. */
const FILLED_LATER = new Set(["county", "office", "miles"]);

/** Fills every string in a tree of content. Reports names that are no facts. */
export function fillFacts(
  value: unknown,
  facts: Facts,
  report: (path: PropertyKey[], message: string) => void,
  path: PropertyKey[] = [],
): unknown {
  if (typeof value === "string") {
    return value.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const fact = facts[name];
      if (fact !== undefined) return fact;
      if (!FILLED_LATER.has(name)) {
        report(path, `there is no fact called ${whole}. ${didYouMean(name, Object.keys(facts))}`.trim());
      }
      return whole;
    });
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => fillFacts(item, facts, report, [...path, index]));
  }
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillFacts(item, facts, report, [...path, key])]),
    );
  }
  return value;
}

/** Puts values into a sentence: `fill("{county} County", { county: "Broward" })`. */
export function fill(sentence: string, values: Facts): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
