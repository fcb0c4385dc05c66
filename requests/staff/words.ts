/** How requests are told to our staff on a terminal and in exports. */
import { shownPhone } from "#questions/contact.ts";
import { answersForStaff } from "#requests/staff/answers-for-staff.ts";
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
export function wayOf(request: KeptRequest): string {
  const { email, phone } = request;
  return [...answersIn("way", request), email || shownPhone(phone)].join(" ");
}

/** What it is about, and where. */
export function whatOf(request: KeptRequest): string {
  return answersIn("what", request).join(" ");
}

function answersIn(column: "what" | "way", request: KeptRequest): string[] {
  const found = answersForStaff(request).flatMap(([{ shown }, answer]) =>
    shown.list?.column === column ? [{ answer, place: shown.list.place }] : [],
  );
  const sorted = found.toSorted((one, other) => one.place - other.place);
  return sorted.map(({ answer }) => answer).filter(Boolean);
}
