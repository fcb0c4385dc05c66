/** The pages made at build and their data, with their compressed forms, held in memory. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { REVALIDATE } from "#server/caching.ts";
import { contentSecurityPolicy } from "#server/content-security-policy.ts";
import { SECURITY_HEADERS } from "#server/security-headers.ts";

/** In order of preference: file ending, and its name in HTTP. */
const ENCODINGS = [
  [".br", "br"],
  [".zst", "zstd"],
  [".gz", "gzip"],
] as const;

const TYPES = new Map([
  [".html", "text/html; charset=utf-8"],
  [".data", "text/x-script; charset=utf-8"],
]);

interface Form {
  body: Buffer;
  encoding: string | undefined;
  etag: string;
  /** Names and values in turn, ready to be sent. */
  headers: string[];
}

interface PrerenderedPage {
  /** Best first; the last is not compressed. */
  forms: Form[];
}

/** Every prerendered file of the build by its address: `/solar` and `/solar.data`. */
export function readPrerendered(clientFolder: string): Map<string, PrerenderedPage> {
  const pages = new Map<string, PrerenderedPage>();
  for (const file of readdirSync(clientFolder, { recursive: true, encoding: "utf8" })) {
    const type = TYPES.get(path.extname(file));
    if (!type) continue;
    const address = `/${file.replaceAll(path.sep, "/")}`.replace(/\/(index\.html)?$/, "") || "/";
    pages.set(address, { forms: readForms(path.join(clientFolder, file), type) });
  }
  return pages;
}

function readForms(file: string, type: string): Form[] {
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
  const form = (body: Buffer, encoding?: string): Form => {
    const etag = `"${tag}${encoding ? `-${encoding}` : ""}"`;
    return { body, encoding, etag, headers: [...headers, "ETag", etag] };
  };
  const compressed = ENCODINGS.map(([ending, encoding]) =>
    form(readFileSync(file + ending), encoding),
  );
  return [...compressed, form(plain)];
}

export function sendPrerendered(
  page: PrerenderedPage,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const accepted = acceptedEncodings(request.headers["accept-encoding"]);
  const form = page.forms.find(({ encoding }) => !encoding || accepted.has(encoding));
  if (!form) throw new Error("A page has no plain form");
  if (request.headers["if-none-match"]?.includes(form.etag)) {
    response.writeHead(304, form.headers).end();
    return;
  }
  const { body, encoding, headers } = form;
  const length = ["Content-Length", String(body.length)];
  const all = encoding
    ? [...headers, ...length, "Content-Encoding", encoding]
    : [...headers, ...length];
  response.writeHead(200, all).end(request.method === "HEAD" ? undefined : body);
}

/** What the client can read, without what it refuses with `q=0`. */
function acceptedEncodings(header = ""): Set<string> {
  return new Set(
    header
      .split(",")
      .map((part) => part.trim().split(/\s*;\s*q=/))
      .filter(([, quality]) => quality === undefined || Number(quality) > 0)
      .map(([name = ""]) => name),
  );
}
