/** The pages made at build, and their data, with their encodings, in memory. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readAllowedInline } from "#server/allowed-inline.ts";
import { contentSecurityPolicy } from "#server/content-security-policy.ts";
import { type EncodedResponse, ENCODINGS, encodedResponse } from "#server/encoded-response.ts";
import { SECURITY_HEADERS } from "#server/security-headers.ts";

/** A page may change at any release, so browsers ask each time and mostly hear "304". */
const REVALIDATE = "public, max-age=0, must-revalidate";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
};

/** By address, like `/solar` or `/solar.data`. */
export type PrerenderedPages = Pick<ReadonlyMap<string, EncodedResponse>, "get">;

/** @throws when there is no such folder */
export function readPrerendered(clientFolder: string): PrerenderedPages {
  const pages = new Map<string, EncodedResponse>();
  for (const file of readdirSync(clientFolder, { recursive: true, encoding: "utf8" })) {
    const type = TYPES[path.extname(file)];
    if (!type) continue;
    const address = `/${file}`.replace(/\/(index\.html)?$/, "") || "/";
    pages.set(address, readPage(clientFolder, file, type));
  }
  return pages;
}

function readPage(clientFolder: string, file: string, type: string): EncodedResponse {
  const place = path.join(clientFolder, file);
  const headers: Record<string, string> = {
    ...SECURITY_HEADERS,
    "Content-Type": type,
    "Cache-Control": REVALIDATE,
  };
  if (file.endsWith(".html")) {
    const allowed = readAllowedInline(clientFolder, file);
    headers["Content-Security-Policy"] = contentSecurityPolicy(allowed);
  }
  const compressed = ENCODINGS.map(
    ([ending, encoding]) => [encoding, readFileSync(place + ending)] as const,
  );
  return encodedResponse(readFileSync(place), headers, compressed);
}

/**
 * While a storm is on, its page stands in place of the home page, which is then at `/?home`.
 *
 * @param homes each home page, like `/es`, with the storm page for it
 */
export function withStormHome(
  pages: PrerenderedPages,
  isOn: () => boolean,
  homes: [home: string, storm: string][],
): PrerenderedPages {
  const shownAt = new Map(
    homes.flatMap(([home, storm]) => [
      [home, storm],
      [`${home}?home`, home],
    ]),
  );
  return { get: (address) => pages.get((isOn() && shownAt.get(address)) || address) };
}
