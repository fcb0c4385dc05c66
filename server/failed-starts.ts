/** Takes the reports of pages that could not be hydrated (app/document/start-script.server.ts). */
import { createReportTaker, kindOfPage } from "#server/report-taker.ts";
import { FAILED_STARTS_ADDRESS } from "#server/report-addresses.ts";

/** A file of the build, and perhaps line and column in it. */
const PART = /^[\w.-]{1,100}\.js(:\d{1,9}){0,2}$/;

export interface FailedStart {
  /** What could not be had, or where it broke, as `page-Dj0TMKN1.js:1:234`; empty when unknown. */
  part: string;
  page: string;
}

/** @param tell is called once a report */
export function createFailedStartTaker(tell: (failed: FailedStart) => void) {
  return createReportTaker(FAILED_STARTS_ADDRESS, (text, { headers }) => {
    tell({ part: PART.test(text) ? text : "", page: kindOfPage(headers.referer ?? "") });
  });
}
