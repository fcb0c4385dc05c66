/** What a page may load and run: its own files, and the inline scripts it was made with, by hash. */
import { createHash } from "node:crypto";
import { CSP_REPORTS_ADDRESS } from "#server/report-addresses.ts";

/** In a page: everything the page itself does not ask for is refused. */
const RULES = [
  "default-src 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  // Placeholders of pictures are data.
  "img-src 'self' data:",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  `report-uri ${CSP_REPORTS_ADDRESS}`,
  "report-to csp",
];

/** Rules that browsers take from a header only. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|report-to) /;

/** For answers that are no pages, or pages without scripts and styles. */
export const STRICTEST_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
/** Not run by browsers, so no business of the policy. */
const DATA_BLOCK = /\btype="(?!module|text\/javascript)/;

/** @param html the page exactly as it is sent */
export function contentSecurityPolicy(html: string): string {
  return rulesFor(html).join("; ");
}

/** The same for a `<meta>` in the page, where no headers can be sent. */
export function contentSecurityPolicyForMeta(html: string): string {
  return rulesFor(html)
    .filter((rule) => !HEADER_ONLY.test(rule))
    .join("; ");
}

function rulesFor(html: string): string[] {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, kind = "", attributes = "", content = ""] of html.matchAll(INLINE)) {
    if (/\bsrc=/.test(attributes) || DATA_BLOCK.test(attributes)) continue;
    hashes[kind.toLowerCase() as "script" | "style"].add(
      `'sha256-${createHash("sha256").update(content).digest("base64")}'`,
    );
  }
  return [
    ...RULES,
    ["script-src 'self'", ...hashes.script].join(" "),
    ["style-src 'self'", ...hashes.style].join(" "),
  ];
}
