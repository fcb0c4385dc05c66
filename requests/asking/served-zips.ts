/**
 * Where we work, by ZIP code. The rules stand in content/zip-codes.yaml, the ZIP check of the site
 * goes by the same, and the page of a form hands them in: before that, no form knows them.
 */
import { isZip } from "#requests/asking/contact.ts";
import type { Questions } from "#requests/asking/question.ts";
import { strongestRule, type ZipRules } from "#requests/asking/strongest-rule.ts";

export interface ServedZips {
  /** By county, also of counties in which we do not work. */
  rules: ZipRules;
  /** In which we work. */
  counties: string[];
}

/** Stands in a table of questions for the fault that only the rules can tell. */
export const UNKNOWN_BY_ITSELF = () => false;

/** The questions of a form, of which the one for a ZIP code refuses those where we do not work. */
export function askedWhereWeWork<Qs extends Questions>(questions: Qs, served: ServedZips): Qs {
  const { zip } = questions;
  if (!zip || !("elsewhere" in zip.faults)) return questions;
  const elsewhere = (typed: string) => !isServed(typed, served);
  return { ...questions, zip: { ...zip, faults: { ...zip.faults, elsewhere } } };
}

const ZIP_DIGITS = 5;

/** What is no ZIP code is told by another fault. */
function isServed(zip: string, { rules, counties }: ServedZips): boolean {
  const county = strongestRule(zip.slice(0, ZIP_DIGITS), rules);
  return !isZip(zip) || (county !== undefined && counties.includes(county));
}
