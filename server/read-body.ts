/** Reads what somebody sends, whole, and not without end. */
import type { IncomingMessage } from "node:http";

/** The longest form that is read, in bytes. Ours are a tenth of it. */
export const LONGEST_BODY = 32 * 1024;

export class BodyTooLong extends Error {}

/**
 * @throws BodyTooLong, as soon as that is known
 * @throws when the visitor hangs up in the middle
 */
export async function readBody(
  message: IncomingMessage,
  longest = LONGEST_BODY,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(message.headers["content-length"]) > longest) throw new BodyTooLong();
  const parts: Buffer[] = [];
  let length = 0;
  // To end it by destroying the line would leave no way to say why.
  const body: AsyncIterable<Buffer> = message.iterator({ destroyOnReturn: false });
  for await (const part of body) {
    length += part.length;
    if (length > longest) throw new BodyTooLong();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
