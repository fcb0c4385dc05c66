import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { acceptedEncodings } from "#server/accepted-encodings.ts";

const gzipped = promisify(gzip);

/**
 * Makes an answer smaller that was rendered for one visitor. The pages of the build are compressed
 * in advance, and better. It is whole by then, so it is compressed whole, which is quicker than as a stream.
 *
 * Nothing secret stands beside what a visitor sent, so the length of an answer gives nothing away.
 */
export async function compressed(request: Request, response: Response): Promise<Response> {
  if (!response.body) return response;
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  const { status } = response;
  if (!acceptedEncodings(request.headers.get("Accept-Encoding") ?? "").has("gzip")) {
    return new Response(response.body, { status, headers });
  }
  headers.set("Content-Encoding", "gzip");
  headers.delete("Content-Length");
  return new Response(await gzipped(await response.bytes()), { status, headers });
}
