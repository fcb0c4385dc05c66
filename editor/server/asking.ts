/** Who may ask the editor for something: its own form, on this machine. */
import type { IncomingMessage } from "node:http";

/** Of the texts of several files. */
const MOST_BYTES = 2 * 1024 * 1024;

const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** What is not done, and why, in words for who asked. */
export class Refused extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/**
 * Another site's page must not write here, nor read through a name that was made to lead here.
 *
 * @throws Refused
 */
export function mayAsk({ headers, method }: IncomingMessage): void {
  if (!THIS_MACHINE.test(headers.host ?? "")) {
    throw new Refused("The editor is at localhost only.", 403);
  }
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") {
    throw new Refused("Only the editor itself may ask for this.", 403);
  }
  if (method === "GET") return;
  const isOurs = headers.origin === `http://${headers.host}` && site === "same-origin";
  const isJson = headers["content-type"] === "application/json";
  if (method !== "POST" || !isOurs || !isJson) {
    throw new Refused("Only the editor itself may write here.", 403);
  }
}

export async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) throw new Refused("That is too much at once.", 413);
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    throw new Refused("That is no JSON.");
  }
}
