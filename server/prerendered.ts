/** The pages made at build and their data, with their compressed forms, held in memory. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { REVALIDATE } from "#server/caching.ts";
import { contentSecurityPolicy } from "#server/content-security-policy.ts";

/** In order of preference: file ending, and its name in HTTP. */
const ENCODINGS = [
  [".br", "br"],
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
}

interface PrerenderedPage {
  type: string;
  /** What a page may run; data needs none. */
  policy: string | undefined;
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
    const forms = readForms(path.join(clientFolder, file));
    const isPage = type.startsWith("text/html");
    const policy = isPage ? contentSecurityPolicy(String(forms.at(-1)?.body)) : undefined;
    pages.set(address, { type, policy, forms });
  }
  return pages;
}

function readForms(file: string): Form[] {
  const plain = readFileSync(file);
  const tag = createHash("sha256").update(plain).digest("base64url").slice(0, 16);
  const compressed = ENCODINGS.map(([ending, encoding]) => ({
    body: readFileSync(file + ending),
    encoding,
    etag: `"${tag}-${encoding}"`,
  }));
  return [...compressed, { body: plain, encoding: undefined, etag: `"${tag}"` }];
}

export function sendPrerendered(
  page: PrerenderedPage,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const accepted = acceptedEncodings(request.headers["accept-encoding"]);
  const form = page.forms.find(({ encoding }) => !encoding || accepted.has(encoding));
  if (!form) throw new Error("A page has no plain form");
  response.setHeader("Content-Type", page.type);
  if (page.policy) response.setHeader("Content-Security-Policy", page.policy);
  response.setHeader("Cache-Control", REVALIDATE);
  response.setHeader("Vary", "Accept-Encoding");
  response.setHeader("ETag", form.etag);
  if (request.headers["if-none-match"]?.includes(form.etag)) {
    response.writeHead(304).end();
    return;
  }
  if (form.encoding) response.setHeader("Content-Encoding", form.encoding);
  response.setHeader("Content-Length", form.body.length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : form.body);
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
