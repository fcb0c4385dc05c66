import type { Consent } from "#requests/keeping/request.ts";
import { withoutMarks } from "#app/content/rich-words.ts";

/** Who sent a form, as far as it is known. */
export interface Submitter {
  /** The public address of the page with the form. */
  page: string;
  /** The visitor's network address. */
  from: string;
  formKey: string | undefined;
}

/** The network address proves who agreed, so it is kept for nobody else. */
export function consentBy(
  { page, from }: Submitter,
  { wording, agreed, ...consent }: Omit<Consent, "page" | "from">,
): Consent {
  return { ...consent, wording: withoutMarks(wording), agreed, page, from: agreed ? from : "" };
}
