/** The visitor's network address, also behind our own proxies. */
import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import proxyAddr from "proxy-addr";

/** Where proxies of our own are found, and visitors are not. */
const PRIVATE = ["loopback", "linklocal", "uniquelocal"];
const MOST_COUNTED = 5;
/** Providers give a household so much of an IPv6 address; the rest changes as it likes. */
const BITS_OF_HOUSEHOLD = 56;
const BITS_OF_DIGIT = 4;
/** How IPv4 looks on a socket of IPv6. */
const IPV4_INSIDE = /^::ffff:(?=\d+\.)/i;
/** As some proxies write it: `1.2.3.4:5678`, `[2001:db8::1]:443`, `[2001:db8::1]`. */
const WITH_PORT = /^(?:([\d.]+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i;

export interface Proxies {
  /** How many stand one behind the other, at most. */
  most: number;
  /** @param address an IP address, or anything else */
  isOurs: (address: string) => boolean;
}

export const NO_PROXIES: Proxies = { most: 0, isOurs: () => false };

/**
 * Reads `1`, for so many proxies at private addresses, or `loopback,203.0.113.0/24`, for those there.
 * A number that is too high believes no more than the right one, as visitors come from elsewhere.
 *
 * @returns nothing where it is neither
 */
export function readProxies(setting: string): Proxies | undefined {
  const isCount = /^\d+$/.test(setting);
  const most = isCount ? Number(setting) : Infinity;
  if (isCount && most > MOST_COUNTED) return undefined;
  const ranges = isCount ? PRIVATE : setting.split(",").map((range) => range.trim());
  try {
    const trust = proxyAddr.compile(ranges);
    return { most, isOurs: (address) => trust(address, 0) };
  } catch {
    return undefined;
  }
}

/**
 * Each of our proxies adds to `X-Forwarded-For` whom it spoke to. The last one who is not ours is the
 * visitor; anybody can have written what stands before that.
 *
 * @returns a valid IP address; nothing of a connection that has ended
 */
export function clientAddress(request: IncomingMessage, { most, isOurs }: Proxies): string {
  // Whatever its type says, there is none of a connection that has ended.
  const told: string | undefined = proxyAddr(request, (one, hop) => hop < most && isOurs(one));
  const [, ipv4, ipv6] = WITH_PORT.exec(told ?? "") ?? [];
  const address = (ipv4 ?? ipv6 ?? told ?? "").replace(IPV4_INSIDE, "");
  return isIP(address) ? address : peerOf(request);
}

/**
 * Whether a proxy that TRUST_PROXY does not name seems to stand before the server: then all who come
 * through it are counted as one visitor. Anybody can make it seem so.
 */
export function hasUnknownProxy(request: IncomingMessage, { most, isOurs }: Proxies): boolean {
  return most > 0 && request.headers["x-forwarded-for"] !== undefined && !isOurs(peerOf(request));
}

const peerOf = ({ socket }: IncomingMessage) =>
  (socket.remoteAddress ?? "").replace(IPV4_INSIDE, "");

/** Addresses with the same household are counted as one visitor. */
export function household(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = [], after = []] = (address.split("%")[0] ?? "")
    .split("::")
    .map((half) => half.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "");
  const digits = [...before, ...zeros, ...after].map((group) => group.padStart(4, "0")).join("");
  return digits.slice(0, BITS_OF_HOUSEHOLD / BITS_OF_DIGIT);
}
