/** Takes what browsers refused to load or run, and writes down what, not who. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { REPORTS_ADDRESS } from "#server/content-security-policy.ts";
import { FormTooLong, readForm } from "#server/form-post.ts";
import { rateLimit } from "#server/rate-limit.ts";

/** A page that breaks breaks for everybody, so a few reports a minute tell it all. */
const REQUESTS_A_MINUTE = 20;
/** Browsers put reports together that come at the same time. */
const MOST_IN_ONE_REQUEST = 10;

/** What was refused, by which rule, on which kind of page. */
export interface Violation {
  directive: string;
  refused: string;
  page: string;
}

/**
 * @param tell is called once a report
 * @returns whether the request is a report; then it is or will be answered
 */
export function createReportTaker(tell: (violation: Violation) => void) {
  const allows = rateLimit(REQUESTS_A_MINUTE);

  async function take(request: IncomingMessage, response: ServerResponse) {
    if (!(await allows("everybody"))) {
      response.writeHead(429, { Connection: "close" }).end();
      return;
    }
    try {
      const body = await readForm(request);
      for (const violation of violationsIn(body.toString())) tell(violation);
      response.writeHead(204).end();
    } catch (error) {
      if (error instanceof FormTooLong) response.writeHead(413, { Connection: "close" }).end();
      else response.writeHead(400, { Connection: "close" }).end();
    }
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== "POST" || request.url !== REPORTS_ADDRESS) return false;
    void take(request, response);
    return true;
  };
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
      directive: short(field(report, "effectiveDirective") ?? field(report, "effective-directive")),
      refused: originOf(short(field(report, "blockedURL") ?? field(report, "blocked-uri"))),
      page: kindOfPage(short(field(report, "documentURL") ?? field(report, "document-uri"))),
    }));
}

function field(from: unknown, name: string): unknown {
  return typeof from === "object" && from !== null ? Reflect.get(from, name) : undefined;
}

const short = (value: unknown) => (typeof value === "string" ? value.slice(0, 200) : "");

/** Addresses can tell about a person; their origin is enough, or a word like `inline`. */
function originOf(refused: string): string {
  const address = URL.parse(refused);
  return address ? `${address.protocol}//${address.host}` : refused.replace(/[^\w-]/g, "");
}

/** The first part of the path: what follows may name a person's request. */
function kindOfPage(address: string): string {
  return `/${
    URL.parse(address)
      ?.pathname.split("/")[1]
      ?.replace(/[^\w-]/g, "") ?? ""
  }`;
}
