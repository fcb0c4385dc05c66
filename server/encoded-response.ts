/** An answer in memory, in all its encodings, ready to be sent. */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const toGzip = promisify(gzip);

/** How the build compresses its files, best first: file ending, and its name in HTTP. */
export const ENCODINGS = [
  [".br", "br"],
  [".gz", "gzip"],
] as const;

export interface EncodedResponse {
  status: number;
  /** Those of every encoding. */
  headers: Record<string, string>;
  /** Tells one content from another; without the encoding. */
  etag: string;
  plain: Buffer;
  /** The same bytes, compressed, best first. */
  compressed: (readonly [encoding: string, bytes: Buffer])[];
}

export function encodedResponse(
  plain: Buffer,
  headers: Record<string, string>,
  compressed: EncodedResponse["compressed"],
  status = 200,
): EncodedResponse {
  const etag = createHash("sha256").update(plain).digest("base64url").slice(0, 16);
  return { status, headers, etag, plain, compressed };
}

/**
 * Compresses what React Router answered. Nothing secret stands beside what a visitor sent, so the
 * length of an answer gives nothing away.
 */
export async function encodeRendered(rendered: Response): Promise<EncodedResponse> {
  const plain = Buffer.from(await rendered.arrayBuffer());
  const compressed = plain.length > 0 ? [["gzip", await toGzip(plain)] as const] : [];
  return encodedResponse(plain, Object.fromEntries(rendered.headers), compressed, rendered.status);
}

export function sendEncoded(
  { status, headers, etag, plain, compressed }: EncodedResponse,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const accepted = acceptedEncodings(request);
  const [encoding, body] = compressed.find(([name]) => accepted.has(name)) ?? ["", plain];
  response.setHeaders(new Headers({ ...headers, Vary: "Accept-Encoding" }));
  if (status === 200) {
    const tag = `"${etag}${encoding && `-${encoding}`}"`;
    response.setHeader("ETag", tag);
    if (request.headers["if-none-match"]?.includes(tag)) return response.writeHead(304).end();
  }
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  return response.writeHead(status).end(request.method === "HEAD" ? undefined : body);
}

/** What the client can read, without what it refuses with `q=0`. */
export function acceptedEncodings({ headers }: IncomingMessage): Set<string> {
  const parts = (headers["accept-encoding"] ?? "").split(",");
  return new Set(
    parts
      .map((part) => part.trim().split(/\s*;\s*q=/))
      .filter(([, quality]) => quality === undefined || Number(quality) > 0)
      .map(([name = ""]) => name),
  );
}
