/** Who asks, as far as the network tells. */
import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";

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
 * @param proxies how many of our own proxies stand before this server; each adds to
 *   `X-Forwarded-For` whom it spoke to, and what stands before that anybody can have written. Where
 *   fewer have, they are not there, and nothing of it is believed.
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const nearest = (request.socket.remoteAddress ?? "").replace(IPV4_INSIDE, "");
  if (proxies === 0) return nearest;
  const told = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const address = withoutPort(told.at(-proxies) ?? "").replace(IPV4_INSIDE, "");
  return isIP(address) ? address : nearest;
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
