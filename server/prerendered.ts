/** The pages made at build and their data, with their encodings, in memory or on disk. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { REVALIDATE } from "#server/caching.ts";
import { ENCODINGS } from "#server/encodings.ts";
import { readAllowedInline } from "#server/allowed-inline.ts";
import { contentSecurityPolicy } from "#server/content-security-policy.ts";
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
    const page = left > 0 ? readPage(files.get(address)) : undefined;
    if (!page) break;
    held.set(address, page);
    left -= sizeOf(page);
  }
  return { get: (address) => held.get(address) ?? readPage(files.get(address)) };
}

interface PageFile {
  clientFolder: string;
  /** Its place in there. */
  file: string;
  type: string;
}

function findFiles(clientFolder: string): Map<string, PageFile> {
  const found = new Map<string, PageFile>();
  for (const file of filesUnder(clientFolder)) {
    const type = TYPES.get(path.extname(file));
    if (!type) continue;
    const address = `/${file}`.replace(/\/(index\.html)?$/, "") || "/";
    found.set(address, { clientFolder, file, type });
  }
  return found;
}

function readPage(found: PageFile | undefined): Represented | undefined {
  if (!found) return undefined;
  const { clientFolder, file, type } = found;
  const place = path.join(clientFolder, file);
  const plain = readFileSync(place);
  const isPage = type.startsWith("text/html");
  const policy = isPage && contentSecurityPolicy(readAllowedInline(clientFolder, file));
  const headers = {
    ...SECURITY_HEADERS,
    ...(policy && { "Content-Security-Policy": policy }),
    "Content-Type": type,
    "Cache-Control": REVALIDATE,
  };
  const encoded = ENCODINGS.map(
    ([ending, encoding]) => [encoding, readFileSync(place + ending)] as const,
  );
  return represented(plain, headers, encoded);
}
