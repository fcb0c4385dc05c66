/** Whether it is the form that asks, and no other page in the same browser. */
import type { IncomingMessage } from "node:http";
import { Closed } from "./closed.ts";

/**
 * Of a page at another name, that of the pages beside the form too, browsers say where it is from.
 *
 * @param origin of the form
 * @throws Closed
 */
export function mustBeOwnQuestion({ headers, method }: IncomingMessage, origin: string): void {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") {
    throw new Closed(403, "Only the editor itself may ask for this.");
  }
  if (method === "GET" || method === "HEAD") return;
  if (method !== "POST" || headers.origin !== origin || site !== "same-origin") {
    throw new Closed(403, "Only the editor itself may write here.");
  }
}

/** @throws Closed where there is more of it */
export async function bodyOf(request: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw new Closed(413, "That is too much at once.");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
