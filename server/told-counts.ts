/** Takes what only browsers know: pages that they made themselves and forms that were begun. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { ANSWER_LANGUAGES } from "#questions/fields.ts";
import {
  COUNTED_FORMS,
  COUNTS_ADDRESS,
  NO_SERVICE,
  SOME_SERVICES,
  type ToldKind,
} from "#questions/counts.ts";
import { SERVICES } from "#questions/services.ts";
import type { Desk } from "#requests/desk.server.ts";
import { isCountable } from "#server/countable.ts";
import { createReportTaker } from "#server/report-taker.ts";

/** They are counted in memory and take less than a page does, so there is no limit. */
const NO_LIMIT = 0;

interface Options {
  /** The addresses of our pages. */
  pages: ReadonlySet<string>;
  count: Desk["count"];
}

export type TakesCount = (request: IncomingMessage, response: ServerResponse) => boolean;

/** @returns what tells whether a request is such a message; then it is or will be answered */
export function createCountsTaker({ pages, count }: Options): TakesCount {
  const isKnown: Record<ToldKind, (name: string) => boolean> = {
    page: (name) => pages.has(name),
    begun: isFormName,
  };
  const take = (text: string, { headers }: IncomingMessage) => {
    const [, kind = "", name = ""] = /^(\S+) (.+)$/.exec(text) ?? [];
    if (!isKind(kind) || !isKnown[kind](name)) throw new Error("Nothing that we count");
    const isOurs = (headers["sec-fetch-site"] ?? "same-origin") === "same-origin";
    if (isOurs && isCountable((header) => headers[header])) count(kind, name);
  };
  const isKind = (kind: string): kind is ToldKind => Object.hasOwn(isKnown, kind);
  return createReportTaker(COUNTS_ADDRESS, take, NO_LIMIT);
}

/** What a `formName` is made of. */
const PARTS: readonly (readonly string[])[] = [
  COUNTED_FORMS,
  [...SERVICES, NO_SERVICE, SOME_SERVICES],
  ANSWER_LANGUAGES,
];

function isFormName(name: string): boolean {
  const parts = name.split(" ");
  return (
    parts.length === PARTS.length && PARTS.every((known, at) => known.includes(parts[at] ?? ""))
  );
}
