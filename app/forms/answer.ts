/** How a form is answered when it was not taken. */
import type { FieldError } from "#questions/fields.ts";
import type { Raw } from "#questions/form-question.ts";

export interface Refusal {
  /** What was typed, to be shown again where scripts did not keep it. */
  values?: Raw;
  errors: FieldError[];
  /** Why it was not taken although nothing is wrong with the answers. */
  sendError?: SendError;
}

/** Could not be kept; sent too often; nobody knows, because no answer came; or it never left. */
export type SendError = "notKept" | "tooMany" | "noAnswer" | "noNetwork";

/** Holds the idempotency key: the browser's own of each form, so that sending twice is sending once. */
export const FORM_KEY = "formKey";
/** Stands for the button in errors that belong to no question. */
export const SEND = "send";
