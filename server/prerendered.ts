/** The pages made at build, their texts and data, with their encodings, in memory or on disk. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { REVALIDATE } from "#server/caching.ts";
import { ENCODINGS } from "#server/encodings.ts";
import { readAllowedInline } from "#server/allowed-inline.ts";
import { contentSecurityPolicy } from "#server/content-security-policy.ts";
import { filesUnder } from "#server/files-under.ts";
import { laterClientFolder, readLaterDays } from "#server/later-pages.ts";
import { type Represented, represented, sizeOf } from "#server/representation.ts";
import { SECURITY_HEADERS } from "#server/security-headers.ts";
import { pageAddress, textAddress } from "#server/text/text-address.ts";

/** So much is held in memory. What is left over is read from the disk each time it is asked for. */
export const MEMORY_BUDGET_BYTES = 64_000_000;

const TYPES = new Map([
  [".html", "text/html; charset=utf-8"],
  [".data", "text/x-script; charset=utf-8"],
  [".txt", "text/plain; charset=utf-8"],
]);

export interface PrerenderedPages {
  /** @param address like `/solar` or `/solar.data` */
  get: (address: string) => Represented | undefined;
}

/**
 * Every prerendered file of the build. Short addresses, which most visitors ask for, go first. Where the
 * build made a page for later days, too, the clock tells each time which one holds: so no timer can be
 * late, and a clock that leaps or is put right changes nothing.
 *
 * @param now milliseconds since 1970
 */
export function readPrerendered(
  clientFolder: string,
  budgetBytes = MEMORY_BUDGET_BYTES,
  now = Date.now,
): PrerenderedPages {
  const files = findVersions(clientFolder);
  let left = budgetBytes;
  for (const address of [...files.keys()].toSorted((a, b) => a.length - b.length)) {
    for (const version of notPast(files.get(address) ?? [], now())) {
      if (left <= 0) break;
      version.page = readPage(version.file);
      left -= sizeOf(version.page);
    }
  }
  return {
    get(address) {
      const versions = files.get(address);
      const version = versions && inForce(versions, now());
      return version && (version.page ?? readPage(version.file));
    },
  };
}

/** A page as it is from some moment on. */
interface Version {
  /** Milliseconds since 1970; `-Infinity` for what the build began with. */
  begins: number;
  file: PageFile;
  /** Where there was room in memory. */
  page?: Represented;
}

const inForce = (versions: Version[], moment: number) =>
  versions.findLast(({ begins }) => begins <= moment);

/** What holds now, and what will. */
function notPast(versions: Version[], moment: number): Version[] {
  const current = inForce(versions, moment);
  return current ? versions.slice(versions.indexOf(current)) : versions;
}

interface PageFile {
  clientFolder: string;
  /** Its place in there. */
  file: string;
  type: string;
}

/** By address, the earliest first. */
function findVersions(clientFolder: string): Map<string, Version[]> {
  const build = path.dirname(clientFolder);
  const later = readLaterDays(build).map(({ from, begins }) => ({
    begins,
    folder: laterClientFolder(build, from),
  }));
  const found = new Map<string, Version[]>();
  for (const { begins, folder } of [{ begins: -Infinity, folder: clientFolder }, ...later]) {
    for (const [address, file] of findFiles(folder)) {
      found.set(address, [...(found.get(address) ?? []), { begins, file }]);
    }
  }
  return found;
}

function findFiles(clientFolder: string): Map<string, PageFile> {
  const found = new Map<string, PageFile>();
  for (const file of filesUnder(clientFolder)) {
    const type = TYPES.get(path.extname(file));
    if (!type) continue;
    const address = `/${file}`.replace(/\/(index\.html)?$/, "") || "/";
    found.set(address, { clientFolder, file, type });
  }
  // Other texts are files like any.
  const texts = new Set([...found.keys()].map(textAddress));
  for (const [address] of found) {
    if (address.endsWith(".txt") && !texts.has(address)) found.delete(address);
  }
  return found;
}

function readPage({ clientFolder, file, type }: PageFile): Represented {
  const place = path.join(clientFolder, file);
  const plain = readFileSync(place);
  const isPage = type.startsWith("text/html");
  const policy = isPage && contentSecurityPolicy(readAllowedInline(clientFolder, file));
  const isText = file.endsWith(".txt");
  const headers = {
    ...SECURITY_HEADERS,
    ...(policy && { "Content-Security-Policy": policy }),
    ...((isPage || isText) && { Vary: "Accept" }),
    ...(isText && { Link: `<${pageAddress(file)}>; rel="canonical"` }),
    "Content-Type": type,
    "Cache-Control": REVALIDATE,
  };
  const encoded = ENCODINGS.map(
    ([ending, encoding]) => [encoding, readFileSync(place + ending)] as const,
  );
  return represented(plain, headers, encoded);
}
