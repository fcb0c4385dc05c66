/**
 * Tells most robots from people by a honeypot and by their haste: without a puzzle (CAPTCHA), and
 * without losing anybody's request.
 */
import { SEND } from "#app/forms/answer.ts";
import type { FieldError } from "#questions/fields.ts";

/** A field that people do not see. Robots like to fill everything. */
export const TRAP = "website";
/** Scripts write here how long the form was open, in milliseconds; without scripts it is empty. */
export const OPEN_FOR = "openFor";
/** Nobody fills in a form faster than this. */
export const SHORTEST_VISIT_MS = 2000;

/**
 * What is suspicious about a form. Both can happen to people (a browser may fill the trap by
 * itself), so they are told, and a second try passes.
 */
export function suspicions(form: FormData): FieldError[] {
  if (form.get(TRAP)) return [{ field: TRAP, error: "trap" }];
  const open = form.get(OPEN_FOR);
  const isHasty =
    typeof open === "string" && /^\d+$/.test(open) && Number(open) < SHORTEST_VISIT_MS;
  return isHasty ? [{ field: SEND, error: "haste" }] : [];
}
