/** Takes what browsers report by themselves, and logs what, not who. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { rateLimit } from "#server/rate-limit.ts";
import { BodyTooLong, readBody } from "#server/read-body.ts";
import { CSP_REPORTS_ADDRESS, FAILED_STARTS_ADDRESS } from "#server/report-addresses.ts";

/** A page that breaks breaks for everybody, so a few reports a minute tell it all. */
const REPORTS_A_MINUTE = 20;
const LONGEST_FIELD = 200;
/** No page of ours has a longer name. */
const LONGEST_KIND = 100;
/** A file of the build, and perhaps line and column in it. */
const PART = /^[\w.-]{1,100}\.js(:\d{1,9}){0,2}$/;

/** What goes into the log. */
type Report = Record<string, string>;

/** Answers a request if it is one of its own, and tells whether it was. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * @param address where reports of this kind arrive, by POST
 * @param take gets the text of a report; throws when it cannot be read
 * @param allows whether one more is taken; without it, a few a minute of all visitors together
 */
export function takeReports(
  address: string,
  take: (text: string, request: IncomingMessage) => void,
  allows: (request: IncomingMessage) => Promise<boolean> = fewOfEverybody(),
): RequestHandler {
  async function statusFor(request: IncomingMessage): Promise<number> {
    if (!(await allows(request))) return 429;
    try {
      take((await readBody(request)).toString(), request);
      return 204;
    } catch (error) {
      return error instanceof BodyTooLong ? 413 : 400;
    }
  }

  return (request, response) => {
    if (request.method !== "POST" || request.url !== address) return false;
    void statusFor(request).then((status) =>
      response.writeHead(status, status === 204 ? {} : { Connection: "close" }).end(),
    );
    return true;
  };
}

function fewOfEverybody() {
  const limit = rateLimit(REPORTS_A_MINUTE);
  return () => limit("everybody");
}

/** What the policy refused, by which rule, on which kind of page. */
export function takeViolations(tell: (violation: Report) => void) {
  return takeReports(CSP_REPORTS_ADDRESS, (text) => {
    const report = JSON.parse(text)["csp-report"];
    const field = (name: string) => String(report[name] ?? "").slice(0, LONGEST_FIELD);
    tell({
      directive: word(field("effective-directive")),
      refused: originOf(field("blocked-uri")),
      page: kindOfPage(field("document-uri")),
    });
  });
}

/**
 * Pages whose scripts did not take over (app/document/start-script.server.ts): what could not be had, or where
 * it broke, as `page-Dj0TMKN1.js:1:234`; empty when unknown.
 */
export function takeFailedStarts(tell: (failed: Report) => void) {
  return takeReports(FAILED_STARTS_ADDRESS, (text, { headers }) => {
    tell({ part: PART.test(text) ? text : "", page: kindOfPage(headers.referer ?? "") });
  });
}

/** Nothing that could pass for something else in a log: no spaces, line ends or control characters. */
const word = (text: string) => text.replace(/[^\w-]/g, "");

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
