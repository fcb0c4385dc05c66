/**
 * What the site counts, and about nobody: names from lists that we know, and where visitors came from.
 * What a server cannot see, browsers tell it at `COUNTS_ADDRESS`, as `page /solar`.
 */
import { ANSWER_LANGUAGES } from "#requests/asking/answer-languages.ts";
import { FORMS } from "#requests/asking/forms.ts";
import { SERVICES } from "#requests/asking/services.ts";

export const COUNTS_ADDRESS = "/counts";

/** By which name it is counted stands behind each. */
export const COUNT_KINDS = [
  /** Its address, like `/solar`. */
  "page",
  /** `not found`. */
  "missing",
  /** The host of the site that a visitor came from. */
  "from",
  /** The names in the link that a visitor came by: source, medium and campaign. */
  "campaign",
  /** The last part of the address of a page under /tools. */
  "tool",
  /** A form by its `formName`. */
  "begun",
  "sent",
] as const;

export type CountKind = (typeof COUNT_KINDS)[number];

/** What only a browser knows. */
export type ToldKind = Extract<CountKind, "page" | "tool" | "begun">;

/** Stands for a service where none is chosen, or more than one. */
const NO_SERVICE = "none";
const SOME_SERVICES = "several";

/** A form, what it is about, and the language of its page: `pricing roofing en`. */
export function formName(form: string, services: readonly string[], language: string): string {
  const service = services.length > 1 ? SOME_SERVICES : (services[0] ?? NO_SERVICE);
  return [form, service, language].join(" ");
}

export function isFormName(name: string): boolean {
  const [form = "", service = "", language = "", ...more] = name.split(" ");
  const known = [Object.keys(FORMS), [...SERVICES, NO_SERVICE, SOME_SERVICES], ANSWER_LANGUAGES];
  const parts = [form, service, language];
  return more.length === 0 && known.every((names, at) => names.some((one) => one === parts[at]));
}
