/** Turns a form that was sent into a request that React Router understands, once all of it is here. */
import type { IncomingMessage } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import { isHost } from "#server/host.ts";

/** The longest form that is read, in bytes. Ours are a tenth of it. */
export const LONGEST_FORM = 32 * 1024;

/** Only this server writes these; what visitors send under their names is dropped. */
export const CLIENT_ADDRESS = "x-client-address";

/** The form is longer than any of ours. */
export class FormTooLong extends Error {}

/**
 * @throws FormTooLong, as soon as that is known
 * @throws when the visitor hangs up in the middle
 */
export async function readForm(message: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  if (Number(message.headers["content-length"]) > LONGEST_FORM) throw new FormTooLong();
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LONGEST_FORM) throw new FormTooLong();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export function formRequest(
  message: IncomingMessage,
  body: Buffer<ArrayBuffer>,
  { client, trustsProxy }: { client: string; trustsProxy: boolean },
): Request {
  const headers = createHeaders(message);
  headers.set(CLIENT_ADDRESS, client);
  const origin = originOf(message, trustsProxy);
  return new Request(new URL(message.url ?? "/", origin), { method: "POST", headers, body });
}

/**
 * The origin under which the visitor sees this site. React Router refuses forms from any other, and
 * compares the scheme as well, which a server behind a proxy cannot see; so it is believed from a
 * browser that names our own host.
 */
function originOf({ headers }: IncomingMessage, trustsProxy: boolean): string {
  const told = (name: string) => (trustsProxy ? headers[name] : undefined);
  const hosts = [last(told("x-forwarded-host")), headers.host, "localhost"];
  const host = hosts.find((one) => one !== undefined && isHost(one));
  const from = URL.parse(headers.origin ?? "");
  if (from && from.host === host && /^https?:$/.test(from.protocol)) return from.origin;
  return `${last(told("x-forwarded-proto")) === "https" ? "https" : "http"}://${host}`;
}

const last = (header: string | string[] | undefined) =>
  header?.toString().split(",").at(-1)?.trim();
