/** Takes what browsers refused to load or run, and writes down what, not who. */
import { CSP_REPORTS_ADDRESS } from "#server/report-addresses.ts";
import { createReportTaker, kindOfPage } from "#server/report-taker.ts";

/** Browsers put reports together that come at the same time. */
const MOST_IN_ONE_REQUEST = 10;

/** What was refused, by which rule, on which kind of page. */
export interface Violation {
  directive: string;
  refused: string;
  page: string;
}

/** @param tell is called once a report */
export function createViolationTaker(tell: (violation: Violation) => void) {
  return createReportTaker(CSP_REPORTS_ADDRESS, (text) => violationsIn(text).forEach(tell));
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
