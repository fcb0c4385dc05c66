/** Company facts in the middle of sentences: `Call {phone}` gets the company’s number. */
import { fill } from "#app/content/fill.ts";
import { formatHours } from "#app/content/hours.ts";
import { didYouMean } from "#app/content/reading/nearest.ts";
import { CALL_DAYS, DELETION_DAYS, LINK_HOURS } from "#app/content/promises.ts";
import { FACT } from "#app/content/rich-words.ts";
import type { Company, InterfaceWords } from "#app/content/reading/schema.ts";

export type Facts = Record<string, string>;

export function factsOf(company: Company, { days, answerTime }: InterfaceWords): Facts {
  return {
    name: company.name,
    phone: company.phone.shown,
    dialled: company.phone.dialled,
    email: company.email,
    website: company.website,
    street: company.address.street,
    city: company.address.city,
    officeHours: formatHours(company.hours.office, days),
    estimateHours: formatHours(company.hours.estimates, days),
    answerTime,
    linkHours: String(LINK_HOURS),
    callDays: String(CALL_DAYS),
    deletionDays: String(DELETION_DAYS),
  };
}

/** Names that stay in braces, because they are filled where the sentence is shown. */
const FILLED_LATER = new Set([
  "county",
  "counties",
  "office",
  "miles",
  "day",
  "time",
  "zip",
  "job",
  "town",
  "rating",
  "stars",
  "count",
  "total",
  "date",
  "page",
  "pages",
  "size",
  "title",
  "reference",
  "contact",
  "services",
  "until",
  "references",
]);

/** Those of them that stand on pages themselves. */
const FILLED_ON_PAGES = new Set(["contact", "county", "date", "zip"]);

interface Options {
  isPage: boolean;
  report: (path: PropertyKey[], message: string) => void;
}

/** Fills every string in a tree of content. Without facts, nothing is filled and nothing told. */
export function fillFacts<T>(value: T, facts: Facts, { isPage, report }: Options): T {
  if (Object.keys(facts).length === 0) return value;
  const later = isPage ? FILLED_ON_PAGES : FILLED_LATER;
  return mapStrings(value, [], (text, path) => {
    for (const [whole, name = ""] of text.matchAll(FACT)) {
      if (Object.hasOwn(facts, name) || later.has(name)) continue;
      const hint = didYouMean(name.replaceAll(" ", ""), Object.keys(facts));
      report(path, `there is no fact called ${whole}. ${hint}`.trim());
    }
    return fill(text, facts);
  }) as T;
}

function mapStrings(
  value: unknown,
  path: PropertyKey[],
  change: (text: string, path: PropertyKey[]) => string,
): unknown {
  if (typeof value === "string") return change(value, path);
  if (Array.isArray(value)) {
    return value.map((item, index) => mapStrings(item, [...path, index], change));
  }
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings(item, [...path, key], change)]),
  );
}
