/** Files that browsers fetch by the dozen, held in memory from the first time they are asked for. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { cachingOf } from "#server/caching.ts";
import { ENCODINGS } from "#server/encodings.ts";
import { filesUnder } from "#server/files-under.ts";
import { type Represented, represented, sizeOf } from "#server/representation.ts";

/** Larger files are read from the disk each time, piece by piece. */
export const LARGEST_BYTES = 512_000;
/** So much is held, compressed forms included. Our own site takes a third of it. */
const MEMORY_BUDGET_BYTES = 32_000_000;

/** Brochures are not among them: browsers fetch those in parts. */
const TYPES = new Map([
  [".avif", "image/avif"],
  [".css", "text/css; charset=utf-8"],
  [".ico", "image/x-icon"],
  [".jpg", "image/jpeg"],
  [".js", "text/javascript; charset=utf-8"],
  [".png", "image/png"],
  [".svg", "image/svg+xml"],
  [".txt", "text/plain; charset=utf-8"],
  [".webmanifest", "application/manifest+json"],
  [".webp", "image/webp"],
  [".woff2", "font/woff2"],
  [".xml", "application/xml"],
]);

export interface FilesInMemory {
  /** Nothing where there is no such file, or it is no file for memory. @param address like `/icon.svg` */
  get: (address: string) => Represented | undefined;
}

/** Only what lies in the folder now: files that come later are left to others. */
export function filesInMemory(folder: string, budgetBytes = MEMORY_BUDGET_BYTES): FilesInMemory {
  const names = new Set([...filesUnder(folder)].map((file) => `/${file}`));
  const held = new Map<string, Represented>();
  let left = budgetBytes;

  function read(address: string): Represented | undefined {
    const type = TYPES.get(path.extname(address));
    if (!type || !names.has(address) || left <= 0 || address.includes("/.")) return undefined;
    const file = path.join(folder, address);
    const { size = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (size > LARGEST_BYTES) return undefined;
    const encoded = ENCODINGS.filter(([ending]) => names.has(address + ending)).map(
      ([ending, encoding]) => [encoding, readFileSync(file + ending)] as const,
    );
    const headers = {
      "Content-Type": type,
      "Cache-Control": cachingOf(address),
    };
    const found = represented(readFileSync(file), headers, encoded);
    left -= sizeOf(found);
    held.set(address, found);
    return found;
  }

  return { get: (address) => held.get(address) ?? read(address) };
}
