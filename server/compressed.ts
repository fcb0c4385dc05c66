import { acceptedEncodings } from "#server/accepted-encodings.ts";

/**
 * Makes an answer smaller that was rendered for one visitor. The pages of the build are compressed
 * in advance, and better.
 *
 * Nothing secret stands beside what a visitor sent, so the length of an answer gives nothing away.
 */
export function compressed(request: Request, response: Response): Response {
  if (!response.body) return response;
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  const { status } = response;
  if (!acceptedEncodings(request.headers.get("Accept-Encoding") ?? "").has("gzip")) {
    return new Response(response.body, { status, headers });
  }
  headers.set("Content-Encoding", "gzip");
  headers.delete("Content-Length");
  const body = response.body.pipeThrough(new CompressionStream("gzip"));
  return new Response(body, { status, headers });
}
