/** What a page may load and run: its own files, and the inline scripts it was made with, by hash. */
import { createHash } from "node:crypto";
import { CSP_REPORTS_ADDRESS } from "#server/report-addresses.ts";
import { WORKER_POLICY } from "#server/worker-address.ts";

/** In a page: everything the page itself does not ask for is refused. */
const RULES = [
  // By which Firefox allows what is fetched ahead: it knows no rule for that alone.
  "default-src 'self'",
  "frame-src 'none'",
  "media-src 'none'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${WORKER_POLICY}`,
  // Every browser knows it, which is not so of its successor, report-to.
  `report-uri ${CSP_REPORTS_ADDRESS}`,
];

/** For answers that are no pages, or pages without scripts and styles. */
export const STRICTEST_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** For the service worker: it fetches our own pages, and does nothing else. */
export const WORKER_CSP = [
  "default-src 'none'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** By which the inline parts of one page are allowed, like `'sha256-…'`. Told by who made the page. */
export interface AllowedInline {
  scripts: string[];
  styles: string[];
}

/** @param text what stands between the tags, to the letter */
export const hashSource = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export function contentSecurityPolicy({ scripts, styles }: AllowedInline): string {
  return [
    ...RULES,
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
  ].join("; ");
}
