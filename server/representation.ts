/** A page or small file in memory, in all its encodings, ready to be sent. */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings } from "#server/accepted-encodings.ts";

/** In HTTP's words: the same thing in one encoding. */
export interface Representation {
  /** Each character is one byte: a string leaves with its headers in one write, a buffer in two. */
  body: string;
  encoding: string | undefined;
  etag: string;
  /** Names and values in turn, ready to be sent. */
  headers: string[];
  /** The same with those that describe the body. */
  headersOfBody: string[];
}

export interface Represented {
  status: number;
  /** Best first; the last is not compressed. */
  representations: Representation[];
}

/**
 * @param headers what stands above it in every encoding; to what it varies by, its encoding is added
 * @param encoded the same bytes in other encodings, named as in HTTP, the best first
 */
export function represented(
  plain: Buffer,
  headers: Record<string, string>,
  encoded: (readonly [encoding: string, bytes: Buffer])[],
  status = 200,
): Represented {
  const tag = createHash("sha256").update(plain).digest("base64url").slice(0, 16);
  const { Vary = "", ...others } = headers;
  const varies = [Vary, "Accept-Encoding"].filter(Boolean).join(", ");
  const common = Object.entries({ ...others, Vary: varies }).flat();
  const represent = (bytes: Buffer, encoding?: string): Representation => {
    const etag = `"${tag}${encoding ? `-${encoding}` : ""}"`;
    const tagged = status === 200 ? [...common, "ETag", etag] : common;
    const headersOfBody = [...tagged, "Content-Length", String(bytes.length)];
    if (encoding) headersOfBody.push("Content-Encoding", encoding);
    return { body: bytes.toString("latin1"), encoding, etag, headers: tagged, headersOfBody };
  };
  const compressed = encoded.map(([encoding, bytes]) => represent(bytes, encoding));
  return { status, representations: [...compressed, represent(plain)] };
}

/** How much memory it takes, in bytes. */
export function sizeOf({ representations }: Represented): number {
  return representations.reduce((sum, { body }) => sum + body.length, 0);
}

export function sendRepresented(
  { status, representations }: Represented,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const accepted = acceptedEncodings(request.headers["accept-encoding"]);
  const found = representations.find(({ encoding }) => !encoding || accepted.has(encoding));
  if (!found) throw new Error("A page is there in encodings only");
  if (status === 200 && request.headers["if-none-match"]?.includes(found.etag)) {
    response.writeHead(304, found.headers).end();
    return;
  }
  response
    .writeHead(status, found.headersOfBody)
    .end(request.method === "HEAD" ? "" : found.body, "latin1");
}
