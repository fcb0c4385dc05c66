/** What every answer tells the browser about how careful to be. Pages add their own policy. */
import type { IncomingMessage } from "node:http";
import { STRICTEST_POLICY, WORKER_CSP } from "#server/content-security-policy.ts";
import { WORKER_ADDRESS } from "#server/worker-address.ts";

/** Scripts, styles and pictures. */
const FILES = /^\/(assets|images)\//;

const TWO_YEARS_SECONDS = 63_072_000;

/** Abilities of devices that no page of ours needs. */
const UNUSED =
  `accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer
  microphone midi payment publickey-credentials-get screen-wake-lock serial usb
  xr-spatial-tracking`.split(/\s+/);

export const SECURITY_HEADERS: Record<string, string> = {
  "Content-Security-Policy": STRICTEST_POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": UNUSED.map((name) => `${name}=()`).join(", "),
  // Not "no-referrer": browsers would then hide where our own forms come from, and be refused.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/** For scripts, styles and pictures, which come by the dozen. */
const FILE_HEADERS: Record<string, string> = {
  "Content-Security-Policy": STRICTEST_POLICY,
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** Other sites show these pictures with a link to a page. */
const SHARED_FILES = /^\/share\/[\w-]+\.jpg(\?|$)/;

/** What an answer to this address carries besides its own. */
export function headersFor(address: string): Record<string, string> {
  if (SHARED_FILES.test(address)) {
    return { ...FILE_HEADERS, "Cross-Origin-Resource-Policy": "cross-origin" };
  }
  // A worker is under the policy that its own file came with.
  if (address === WORKER_ADDRESS) return { ...FILE_HEADERS, "Content-Security-Policy": WORKER_CSP };
  return FILES.test(address) ? FILE_HEADERS : SECURITY_HEADERS;
}

/** Sent over https only; elsewhere browsers ignore it. */
export const STRICT_TRANSPORT = {
  "Strict-Transport-Security": `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`,
};

/** @param trustsProxy whether a proxy of ours tells how the visitor came */
export function cameByHttps({ headers }: IncomingMessage, trustsProxy: boolean): boolean {
  return trustsProxy && /(^|,)\s*https\s*$/.test(String(headers["x-forwarded-proto"]));
}
