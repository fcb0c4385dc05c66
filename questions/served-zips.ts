/**
 * Where we work, by ZIP code. The rules stand in content/zip-codes.yaml, the ZIP tool of the site
 * goes by the same, and the page of a form hands them in: before that, no form knows them.
 */
import { isZip } from "#questions/contact.ts";
import type { Questions } from "#questions/form-question.ts";

/** Rules by county or place: first digits (`334`), whole codes (`33440`), ranges (`33441-33443`). */
export type ZipRules = Record<string, string[]>;

export interface ServedZips {
  /** By county, also of counties in which we do not work. */
  rules: ZipRules;
  /** In which we work. */
  counties: string[];
}

/** Stands in a table of questions for the error that only content can tell. */
export const UNKNOWN_BY_ITSELF = () => false;

/** The questions of a form, of which the one for a ZIP code refuses those where we do not work. */
export function askedWhereWeWork<Qs extends Questions>(questions: Qs, served: ServedZips): Qs {
  const { zip } = questions;
  if (!zip || !("elsewhere" in zip.errors)) return questions;
  const elsewhere = (typed: string) => {
    const county = strongestRule(typed.slice(0, ZIP_DIGITS), served.rules);
    // What is no ZIP code is told by another error.
    return isZip(typed) && !(county && served.counties.includes(county));
  };
  return { ...questions, zip: { ...zip, errors: { ...zip.errors, elsewhere } } };
}

const ZIP_DIGITS = 5;

/** Whose rule fits a ZIP code with the most digits. @param zip five digits */
export function strongestRule(zip: string, rules: ZipRules): string | undefined {
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
