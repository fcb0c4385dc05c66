/** Who asks, as far as the network tells. */
import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** The first half of an IPv6 address names a household; the rest changes as a device likes. */
const GROUPS_OF_HOUSEHOLD = 4;
/** How IPv4 looks on a socket of IPv6. */
const IPV4_INSIDE = /^::ffff:(?=\d+\.)/i;

/**
 * The visitor's network address.
 *
 * @param proxies how many of our own proxies stand before this server; each adds to
 *   `X-Forwarded-For` whom it spoke to, and what stands before that anybody can have written
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const nearest = request.socket.remoteAddress ?? "";
  if (proxies === 0) return nearest.replace(IPV4_INSIDE, "");
  const told = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return (told.at(-proxies) ?? told[0] ?? nearest).replace(IPV4_INSIDE, "");
}

/** Addresses with the same household are counted as one visitor. */
export function household(address: string): string {
  if (!isIPv6(address)) return address;
  const [start = "", end = ""] = address.split("%")[0]?.split("::") ?? [];
  const before = start.split(":").filter((group) => group !== "");
  const after = end.split(":").filter((group) => group !== "");
  const zeros = address.includes("::") ? 8 - before.length - after.length : 0;
  return [...before, ...Array.from({ length: zeros }, () => "0"), ...after]
    .slice(0, GROUPS_OF_HOUSEHOLD)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
