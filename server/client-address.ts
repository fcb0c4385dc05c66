/** Who asks, as far as the network tells. */
import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import type { Proxies } from "#server/proxies.ts";

/** Providers give a household so much of an IPv6 address; the rest changes as it likes. */
const BITS_OF_HOUSEHOLD = 56;
const BITS_OF_GROUP = 16;
/** How IPv4 looks on a socket of IPv6. */
const IPV4_INSIDE = /^::ffff:(?=\d+\.)/i;
/** As some proxies write it: `1.2.3.4:5678`, `[2001:db8::1]:443`, `[2001:db8::1]`. */
const WITH_PORT = /^(?:([\d.]+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i;

/**
 * The visitor's network address; always one that can be.
 *
 * Each of our own proxies adds to `X-Forwarded-For` whom it spoke to. So the last who is not ours is
 * the visitor, and what stands before that anybody can have written.
 */
export function clientAddress(request: IncomingMessage, { most, isOurs }: Proxies): string {
  const told = toldBy(request);
  let address = (request.socket.remoteAddress ?? "").replace(IPV4_INSIDE, "");
  for (let passed = 0; passed < most && isOurs(address); passed++) {
    const before = withoutPort(told.pop() ?? "").replace(IPV4_INSIDE, "");
    if (!isIP(before)) break;
    address = before;
  }
  return address;
}

/**
 * Whether it seems that a proxy of ours is not known as one: then all who come through it are counted
 * as one visitor. Anybody can make it seem so.
 */
export function hasUnknownProxy(request: IncomingMessage, { most, isOurs }: Proxies): boolean {
  const nearest = (request.socket.remoteAddress ?? "").replace(IPV4_INSIDE, "");
  const chain = [nearest, ...toldBy(request).map(withoutPort).toReversed()];
  const expected = Number.isFinite(most) ? most : 1;
  return chain.length > expected && !chain.slice(0, expected).every(isOurs);
}

function toldBy({ headers }: IncomingMessage): string[] {
  return String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function withoutPort(told: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(told) ?? [];
  return ipv4 ?? ipv6 ?? told;
}

/** Addresses with the same household are counted as one visitor. */
export function household(address: string): string {
  if (!isIPv6(address)) return address;
  const [start = "", end = ""] = address.split("%")[0]?.split("::") ?? [];
  const before = start.split(":").filter((group) => group !== "");
  const after = end.split(":").filter((group) => group !== "");
  const zeros = address.includes("::") ? 8 - before.length - after.length : 0;
  return [...before, ...Array.from({ length: zeros }, () => "0"), ...after]
    .slice(0, Math.ceil(BITS_OF_HOUSEHOLD / BITS_OF_GROUP))
    .map((group) => Number.parseInt(group, 16))
    .map((group, index) => group >> Math.max(0, (index + 1) * BITS_OF_GROUP - BITS_OF_HOUSEHOLD))
    .map((group) => group.toString(16))
    .join(":");
}
