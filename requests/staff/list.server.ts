import { floridaMoments } from "#app/content/florida-time.ts";
import { shownPhone } from "#questions/contact.ts";
import { type Database, withRetry } from "#requests/keeping/database.server.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";
import { keptRequest, requestRows } from "#requests/keeping/store.server.ts";
import { type Command, NothingDoneError, UsageError } from "#requests/staff/command.ts";
import { textTable } from "#requests/staff/text-table.ts";
import { answersForStaff, secondOf, stateOf } from "#requests/staff/words.ts";

const HEADS = ["reference", "received", "kind", "name", "what", "way", "state"];
/** Fewer are in so many numbers that they find everything. */
const FEWEST_DIGITS = 4;

export const list: Command = {
  usage: "list [--since 2026-11-01] [--service roofing] [--all]",
  does: "lists what is open, or everything",
  options: { since: { type: "string" }, service: { type: "string" }, all: { type: "boolean" } },
  async run({ database, options: { since, service, all } }) {
    const requests = await requestsSince(database, since);
    const listed = requests.filter(
      (request) => (all || !request.doneAt) && (!service || asksFor(service, request)),
    );
    if (listed.length > 0) return tableOf(listed);
    const [which, forIt] = [all ? "" : "open ", service ? ` for ${service}` : ""];
    return `There are no ${which}requests${forIt}${since ? ` since ${since}` : ""}.`;
  },
};

/** Not every form asks which. */
const asksFor = (service: string, { answers }: KeptRequest) =>
  "services" in answers && answers.services.some((name) => name === service);

/** In all requests, done or not: what a person says on the phone should be enough. */
export const find: Command = {
  usage: "find WORDS",
  does: "finds requests by name, e-mail, phone, reference or ZIP code",
  words: "needed",
  async run({ database, words }) {
    const requests = await requestsSince(database, undefined);
    const found = requests.filter((request) => fits(words, request));
    if (found.length === 0) throw new NothingDoneError(`Nothing was found for ${words}.`);
    return tableOf(found);
  },
};

function fits(words: string, request: KeptRequest): boolean {
  const { name, email, phone, reference, answers } = request;
  if (isNumber(words) && phone.includes(digitsOf(words))) return true;
  const zip = "zip" in answers ? answers.zip : "";
  const all = plain([name, email, reference, reference.replaceAll("-", ""), zip].join("\n"));
  return words.split(/\s+/).every((word) => all.includes(plain(word)));
}

/** Nothing but what numbers are written with: `(561) 555-0100`, `+1 561.555.0100`. */
const isNumber = (words: string) =>
  /^[\d\s().+\p{Pd}]+$/u.test(words.normalize("NFKC")) && digitsOf(words).length >= FEWEST_DIGITS;

const digitsOf = (text: string) => text.normalize("NFKC").replace(/\D/g, "");

/** Without case and accents, so that `jose` finds `José`. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Requests for our staff to work through, the oldest first.
 *
 * @param since a day in Florida, like `2026-11-01`
 * @throws UsageError where there is no such day
 */
export async function requestsSince(
  database: Database,
  since: string | undefined,
): Promise<KeptRequest[]> {
  const query = requestRows(database).orderBy("created_at");
  const rows = await withRetry(() =>
    (since === undefined ? query : query.where("created_at", ">=", startOf(since))).execute(),
  );
  return rows.map(keptRequest);
}

/**
 * The moment with which a day in Florida begins, as an ISO 8601 time in UTC.
 *
 * @throws UsageError where there is no such day
 */
export function startOf(day: string): string {
  const [moment] = floridaMoments(`${day}T00:00`);
  if (!moment) throw new UsageError(`--since ${day}: must be a day like 2026-11-01.`);
  return new Date(moment).toISOString();
}

function tableOf(requests: KeptRequest[]): string {
  const rows = requests.map((request) => [
    request.reference,
    secondOf(request.createdAt),
    request.kind,
    request.name,
    answersIn("what", request).join(" "),
    [...answersIn("way", request), request.email || shownPhone(request.phone)].join(" "),
    stateOf(request),
  ]);
  return textTable(HEADS, rows);
}

/** What it is about and where; or how the person wants to be reached. */
function answersIn(column: "what" | "way", request: KeptRequest): string[] {
  const found = answersForStaff(request).flatMap(([{ shown }, answer]) =>
    shown.list?.column === column ? [{ answer, place: shown.list.place }] : [],
  );
  const sorted = found.toSorted((one, other) => one.place - other.place);
  return sorted.map(({ answer }) => answer).filter(Boolean);
}
