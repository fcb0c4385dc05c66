/** What questions for a ZIP code have in common. */
import { isFloridaZip, isZip } from "#requests/asking/contact.ts";
import { isMissing, not } from "#requests/asking/faults.ts";
import { plainLine } from "#requests/asking/fields.ts";
import { UNKNOWN_BY_ITSELF } from "#requests/asking/served-zips.ts";

export const ZIP_FIELD = plainLine({
  autoComplete: "postal-code",
  inputMode: "numeric",
  size: 10,
});

/** Where one is needed, in a county in which we work (served-zips.ts). */
export const SERVED_ZIP_FAULTS = {
  missing: isMissing,
  wrong: not(isZip),
  outside: not(isFloridaZip),
  elsewhere: UNKNOWN_BY_ITSELF,
};

/** Where it is the first that staff want to know. */
export const ZIP_SHOWN_FIRST = {
  mail: "zip",
  receipt: "zip",
  show: "ZIP",
  list: { column: "what", place: 1 },
  csv: "zip",
} as const;
