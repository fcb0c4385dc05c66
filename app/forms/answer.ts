/** How a form is answered when it was not taken. */

import type { Problem } from "#requests/asking/typed-form.ts";

export interface Refusal<Values = unknown> {
  /** What was typed, to be shown again where scripts did not keep it. */
  values?: Values;
  problems: Problem[];
  /** Why it was not taken although nothing is wrong with the answers. */
  trouble?: Trouble;
}

/** Could not be kept; sent too often; nobody knows, because no answer came; or it never left. */
export type Trouble = "notKept" | "tooMany" | "noAnswer" | "noNetwork";

/** Holds the idempotency key: the browser's own of each form, so that sending twice is sending once. */
export const FORM_KEY = "formKey";
/** Stands for the button in problems that belong to no question. */
export const SEND = "send";
