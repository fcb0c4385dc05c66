/** The pages made at build, and their data, with their encodings, in memory or on disk. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { readAllowedInline } from "#server/allowed-inline.ts";
import { REVALIDATE } from "#server/caching.ts";
import { contentSecurityPolicy } from "#server/content-security-policy.ts";
import { ENCODINGS } from "#server/encodings.ts";
import { filesUnder } from "#server/files-under.ts";
import { type Represented, represented, sizeOf } from "#server/representation.ts";
import { SECURITY_HEADERS } from "#server/security-headers.ts";

/** So much is held in memory. What is left over is read from the disk each time it is asked for. */
export const MEMORY_BUDGET_BYTES = 64_000_000;

const TYPES = new Map([
  [".html", "text/html; charset=utf-8"],
  [".data", "text/x-script; charset=utf-8"],
]);

export interface PrerenderedPages {
  /** @param address like `/solar` or `/solar.data` */
  get: (address: string) => Represented | undefined;
}

/** Every prerendered file of the build. Short addresses, which most visitors ask for, go first. */
export function readPrerendered(
  clientFolder: string,
  budgetBytes = MEMORY_BUDGET_BYTES,
): PrerenderedPages {
  const files = findFiles(clientFolder);
  const held = new Map<string, Represented>();
  let left = budgetBytes;
  for (const address of [...files.keys()].toSorted((a, b) => a.length - b.length)) {
    if (left <= 0) break;
    const page = readPage(clientFolder, files.get(address) ?? "");
    held.set(address, page);
    left -= sizeOf(page);
  }
  return {
    get(address) {
      const file = files.get(address);
      return held.get(address) ?? (file === undefined ? undefined : readPage(clientFolder, file));
    },
  };
}

/** By address, their places in the folder. */
function findFiles(clientFolder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of filesUnder(clientFolder)) {
    if (!TYPES.has(path.extname(file))) continue;
    found.set(`/${file}`.replace(/\/(index\.html)?$/, "") || "/", file);
  }
  return found;
}

function readPage(clientFolder: string, file: string): Represented {
  const place = path.join(clientFolder, file);
  const isPage = file.endsWith(".html");
  const policy = isPage && contentSecurityPolicy(readAllowedInline(clientFolder, file));
  const headers = {
    ...SECURITY_HEADERS,
    ...(policy && { "Content-Security-Policy": policy }),
    "Content-Type": TYPES.get(path.extname(file)) ?? "",
    "Cache-Control": REVALIDATE,
  };
  const encoded = ENCODINGS.map(
    ([ending, encoding]) => [encoding, readFileSync(place + ending)] as const,
  );
  return represented(readFileSync(place), headers, encoded);
}
