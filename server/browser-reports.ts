/** Takes what browsers report by themselves, and logs what, not who: little of it, and seldom. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { rateLimit } from "#server/rate-limit.ts";
import { BodyTooLong, readBody } from "#server/read-body.ts";
import { CSP_REPORTS_ADDRESS, FAILED_STARTS_ADDRESS } from "#server/report-addresses.ts";

/** A page that breaks breaks for everybody, so a few reports a minute tell it all. */
export const REQUESTS_A_MINUTE = 20;
/** Browsers put reports together that come at the same time. */
const MOST_IN_ONE_REQUEST = 10;
/** No page of ours has a longer name. */
const LONGEST_KIND = 100;
/** A file of the build, and perhaps line and column in it. */
const PART = /^[\w.-]{1,100}\.js(:\d{1,9}){0,2}$/;

/** What the Content Security Policy refused, by which rule, on which kind of page. */
export interface Violation {
  directive: string;
  refused: string;
  page: string;
}

/** A page whose scripts did not take over (app/document/start-script.server.ts). */
export interface FailedStart {
  /** What could not be had, or where it broke, as `page-Dj0TMKN1.js:1:234`; empty when unknown. */
  part: string;
  page: string;
}

/** Answers a request if it is such a report, and tells whether it was. */
export type TakesReport = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * @param address where reports of this kind arrive, by POST
 * @param take gets the text of a report; throws when it cannot be read
 * @param perMinute how many are taken in a minute, of all visitors together; 0 for no limit
 */
export function takeReports(
  address: string,
  take: (text: string, request: IncomingMessage) => void,
  perMinute = REQUESTS_A_MINUTE,
): TakesReport {
  const allows = rateLimit(perMinute);

  async function statusFor(request: IncomingMessage): Promise<number> {
    if (!(await allows("everybody"))) return 429;
    try {
      take((await readBody(request)).toString(), request);
      return 204;
    } catch (error) {
      return error instanceof BodyTooLong ? 413 : 400;
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const status = await statusFor(request);
    response.writeHead(status, status === 204 ? {} : { Connection: "close" }).end();
  }

  return (request, response) => {
    if (request.method !== "POST" || request.url !== address) return false;
    void answer(request, response);
    return true;
  };
}

/** @param tell is called once a report */
export function takeViolations(tell: (violation: Violation) => void) {
  return takeReports(CSP_REPORTS_ADDRESS, (text) => violationsIn(text).forEach(tell));
}

/** @param tell is called once a report */
export function takeFailedStarts(tell: (failed: FailedStart) => void) {
  return takeReports(FAILED_STARTS_ADDRESS, (text, { headers }) => {
    tell({ part: PART.test(text) ? text : "", page: kindOfPage(headers.referer ?? "") });
  });
}

/** Browsers send one report in an old form, or a list in the new one. */
function violationsIn(text: string): Violation[] {
  const sent: unknown = JSON.parse(text);
  const reports = Array.isArray(sent)
    ? sent.map((report) => report?.body)
    : [field(sent, "csp-report")];
  return reports
    .slice(0, MOST_IN_ONE_REQUEST)
    .filter((report) => typeof report === "object" && report !== null)
    .map((report) => ({
      directive: word(
        short(field(report, "effectiveDirective") ?? field(report, "effective-directive")),
      ),
      refused: originOf(short(field(report, "blockedURL") ?? field(report, "blocked-uri"))),
      page: kindOfPage(short(field(report, "documentURL") ?? field(report, "document-uri"))),
    }));
}

function field(from: unknown, name: string): unknown {
  return typeof from === "object" && from !== null ? Reflect.get(from, name) : undefined;
}

/** Nothing that could pass for something else in a log: no spaces, no line ends, no control characters. */
const word = (text: string) => text.replace(/[^\w-]/g, "");
const short = (value: unknown) => (typeof value === "string" ? value.slice(0, 200) : "");

/** Addresses can tell about a person; their origin is enough, or a word like `inline`. */
function originOf(refused: string): string {
  const address = URL.parse(refused);
  return address ? `${address.protocol}//${address.host}` : word(refused);
}

/** The first part of a page's path: what follows may name a person's request. */
function kindOfPage(address: string): string {
  const first = URL.parse(address)?.pathname.split("/")[1] ?? "";
  return `/${word(first).slice(0, LONGEST_KIND)}`;
}
