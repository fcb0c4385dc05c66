/** The pages made at build and their data, with their encodings, in memory or on disk. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { acceptedEncodings } from "#server/accepted-encodings.ts";
import { REVALIDATE } from "#server/caching.ts";
import { contentSecurityPolicy } from "#server/content-security-policy.ts";
import { filesUnder } from "#server/files-under.ts";
import { SECURITY_HEADERS } from "#server/security-headers.ts";

/** In order of preference: file ending, and its name in HTTP. */
const ENCODINGS = [
  [".br", "br"],
  [".zst", "zstd"],
  [".gz", "gzip"],
] as const;

/** So much is held in memory. What is left over is read from the disk each time it is asked for. */
export const MEMORY_BUDGET_BYTES = 64_000_000;

const TYPES = new Map([
  [".html", "text/html; charset=utf-8"],
  [".data", "text/x-script; charset=utf-8"],
]);

/** In HTTP's words: the same page in one encoding. */
interface Representation {
  /** Each character is one byte: a string leaves with its headers in one write, a buffer in two. */
  body: string;
  encoding: string | undefined;
  etag: string;
  /** Names and values in turn, ready to be sent. */
  headers: string[];
  /** The same with those that describe the body. */
  headersOfBody: string[];
}

interface PrerenderedPage {
  /** Best first; the last is not compressed. */
  representations: Representation[];
}

export interface PrerenderedPages {
  /** @param address like `/solar` or `/solar.data` */
  get: (address: string) => PrerenderedPage | undefined;
}

/** Every prerendered file of the build. Short addresses, which most visitors ask for, go first. */
export function readPrerendered(
  clientFolder: string,
  budgetBytes = MEMORY_BUDGET_BYTES,
): PrerenderedPages {
  const files = findFiles(clientFolder);
  const held = new Map<string, PrerenderedPage>();
  let left = budgetBytes;
  for (const address of [...files.keys()].toSorted((a, b) => a.length - b.length)) {
    const page = left > 0 ? readPage(files.get(address)) : undefined;
    if (!page) break;
    held.set(address, page);
    left -= page.representations.reduce((sum, { body }) => sum + body.length, 0);
  }
  return { get: (address) => held.get(address) ?? readPage(files.get(address)) };
}

interface PageFile {
  file: string;
  type: string;
}

function findFiles(clientFolder: string): Map<string, PageFile> {
  const found = new Map<string, PageFile>();
  for (const file of filesUnder(clientFolder)) {
    const type = TYPES.get(path.extname(file));
    if (!type) continue;
    const address = `/${file}`.replace(/\/(index\.html)?$/, "") || "/";
    found.set(address, { file: path.join(clientFolder, file), type });
  }
  return found;
}

function readPage(found: PageFile | undefined): PrerenderedPage | undefined {
  if (!found) return undefined;
  const { file, type } = found;
  const plain = readFileSync(file);
  const tag = createHash("sha256").update(plain).digest("base64url").slice(0, 16);
  const isPage = type.startsWith("text/html");
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    ...(isPage && { "Content-Security-Policy": contentSecurityPolicy(String(plain)) }),
    "Content-Type": type,
    "Cache-Control": REVALIDATE,
    Vary: "Accept-Encoding",
  }).flat();
  const represent = (bytes: Buffer, encoding?: string): Representation => {
    const etag = `"${tag}${encoding ? `-${encoding}` : ""}"`;
    const tagged = [...headers, "ETag", etag];
    const headersOfBody = [...tagged, "Content-Length", String(bytes.length)];
    if (encoding) headersOfBody.push("Content-Encoding", encoding);
    return { body: bytes.toString("latin1"), encoding, etag, headers: tagged, headersOfBody };
  };
  const compressed = ENCODINGS.map(([ending, encoding]) =>
    represent(readFileSync(file + ending), encoding),
  );
  return { representations: [...compressed, represent(plain)] };
}

export function sendPrerendered(
  page: PrerenderedPage,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const accepted = acceptedEncodings(request.headers["accept-encoding"]);
  const found = page.representations.find(({ encoding }) => !encoding || accepted.has(encoding));
  if (!found) throw new Error("A page is there in encodings only");
  if (request.headers["if-none-match"]?.includes(found.etag)) {
    response.writeHead(304, found.headers).end();
    return;
  }
  response
    .writeHead(200, found.headersOfBody)
    .end(request.method === "HEAD" ? "" : found.body, "latin1");
}
