/** An answer in memory, in all its encodings, ready to be sent. */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
/** Takes no longer than gzip; what is made at build is made smaller. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const COMPRESS = {
  br: (plain: Buffer) => toBrotli(plain, QUICK),
  gzip: promisify(gzip),
};

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
 *
 * @param accepted the header of the one visitor it is for
 */
export async function encodeRendered(
  rendered: Response,
  accepted: string | null,
): Promise<EncodedResponse> {
  const plain = Buffer.from(await rendered.arrayBuffer());
  const [, encoding] = ENCODINGS.find(([, name]) => acceptsEncoding(accepted, name)) ?? [];
  const compressed =
    encoding && plain.length > 0 ? [[encoding, await COMPRESS[encoding](plain)] as const] : [];
  return encodedResponse(plain, Object.fromEntries(rendered.headers), compressed, rendered.status);
}

export function sendEncoded(
  { status, headers, etag, plain, compressed }: EncodedResponse,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const accepted = request.headers["accept-encoding"];
  const [encoding, body] = compressed.find(([name]) => acceptsEncoding(accepted, name)) ?? [
    "",
    plain,
  ];
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

/** Whether the client names the encoding, or `*` for all, and does not refuse it with `q=0`. */
export function acceptsEncoding(header: string | null | undefined, encoding: string): boolean {
  const parts = (header ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*q=/));
  const part = parts.find(([name]) => name === encoding) ?? parts.find(([name]) => name === "*");
  return part !== undefined && Number(part[1] ?? 1) > 0;
}
