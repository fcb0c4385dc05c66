/** The request to be left alone: an e-mail address or a phone number, and nothing else. */
import { plainLineOf } from "#requests/asking/answers.ts";
import { dialled, isEmail } from "#requests/asking/contact.ts";

export interface StopRequest {
  contact: string;
}

export const readStopRequest = (form: FormData): StopRequest => ({
  contact: plainLineOf(form, "contact"),
});

export interface StopProblem {
  field: "contact";
  fault: "missing" | "wrong";
}

export function stopProblems({ contact }: StopRequest): StopProblem[] {
  if (!contact) return [{ field: "contact", fault: "missing" }];
  return isEmail(contact) || dialled(contact) ? [] : [{ field: "contact", fault: "wrong" }];
}
