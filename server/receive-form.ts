/** Takes a form: not too often from one visitor, not too long, and all of it before its page gets it. */
import type { IncomingMessage } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import { isHost } from "#server/address.ts";
import { clientAddress, hasUnknownProxy, type Proxies } from "#server/client-address.ts";
import type { EncodedResponse } from "#server/encoded-response.ts";
import type { FormLimits } from "#server/rate-limit.ts";
import { readBody } from "#server/read-body.ts";

/** Only this server writes this header; what visitors send under its name is dropped. */
export const CLIENT_ADDRESS = "x-client-address";

export interface Forms {
  /** Whether the page at this address takes a form. */
  takenAt: (path: string) => boolean;
  /** React Router, for a form that was sent. */
  handle: (request: Request) => Promise<EncodedResponse>;
  limits: FormLimits;
  /** Our own, before this server. */
  proxies: Proxies;
  /** Is told when a proxy seems to be ours which we do not know. */
  onUnknownProxy: () => void;
}

/**
 * @returns nothing where this visitor sends too many
 * @throws BodyTooLong
 * @throws when the visitor hangs up, or the page breaks
 */
export async function receiveForm(
  message: IncomingMessage,
  { handle, limits, proxies, onUnknownProxy }: Forms,
): Promise<EncodedResponse | undefined> {
  if (hasUnknownProxy(message, proxies)) onUnknownProxy();
  const client = clientAddress(message, proxies);
  const address = message.url ?? "/";
  const [path = "/"] = address.split("?");
  if (!(await limits.allow(client, path))) return undefined;
  const body = await readBody(message);
  const headers = createHeaders(message);
  headers.set(CLIENT_ADDRESS, client);
  const url = new URL(address, originOf(message, proxies.most > 0));
  const answer = await handle(new Request(url, { method: "POST", headers, body }));
  // An answer is a refusal, or the way to a confirmation.
  if (answer.status < 400) await limits.kept(path);
  return answer;
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
