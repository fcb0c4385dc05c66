/** How requests are told to our staff on a terminal and in exports. */
import { shownPhone } from "#requests/asking/contact.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";

/** `done` or not, and what else has to be known before one acts: `verified, stopped`. */
export function stateOf({ doneAt, verifiedAt, stoppedAt }: KeptRequest): string {
  const states = [doneAt && "done", verifiedAt && "verified", stoppedAt && "stopped"];
  return states.filter(Boolean).join(", ") || "new";
}

/** Times as ISO 8601 in UTC, to the second. */
export function secondOf(moment: string | undefined): string {
  return moment ? `${moment.slice(0, 19)}Z` : "";
}

/** How the person wants to be reached, and where. */
export function wayOf({ answers, email, phone }: KeptRequest): string {
  const contact = email || shownPhone(phone);
  return answers.kind === "pricing" && answers.way ? `${answers.way} ${contact}` : contact;
}

/** What it is about, and where. */
export function whatOf({ answers }: KeptRequest): string {
  return answers.kind === "pricing"
    ? [answers.zip, answers.services.join(", ")].join(" ")
    : answers.reason;
}
