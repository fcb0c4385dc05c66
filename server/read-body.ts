/** Reads what somebody sends, whole, and not without end. */
import type { IncomingMessage } from "node:http";

/** The longest form that is read, in bytes. Ours are a tenth of it. */
export const LONGEST_BODY = 32 * 1024;

export class BodyTooLong extends Error {}

/**
 * @throws BodyTooLong, as soon as that is known
 * @throws when the visitor hangs up in the middle
 */
export async function readBody(message: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  if (Number(message.headers["content-length"]) > LONGEST_BODY) throw new BodyTooLong();
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LONGEST_BODY) throw new BodyTooLong();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
