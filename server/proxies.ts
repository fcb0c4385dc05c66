/** Which addresses are those of our own proxies: what they tell about a visitor is believed. */
import { BlockList, isIP, isIPv6 } from "node:net";

/** Where programs of our own are found, and visitors are not; named as in Express. */
const NAMED: Record<string, readonly string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};
const MOST_COUNTED = 5;

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
  if (/^\d+$/.test(setting)) {
    const most = Number(setting);
    return most > MOST_COUNTED ? undefined : { most, isOurs: within(Object.values(NAMED).flat()) };
  }
  const ranges = setting.split(",").flatMap((part) => NAMED[part.trim()] ?? [part.trim()]);
  return ranges.every(isRange) ? { most: Infinity, isOurs: within(ranges) } : undefined;
}

function isRange(range: string): boolean {
  const [address = "", bits, ...more] = range.split("/");
  const most = isIPv6(address) ? 128 : 32;
  const hasBits = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most);
  // All addresses there are, are never all ours.
  return isIP(address) !== 0 && hasBits && bits !== "0" && more.length === 0;
}

function within(ranges: readonly string[]): Proxies["isOurs"] {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    const whole = isIPv6(address) ? 128 : 32;
    list.addSubnet(address, Number(bits ?? whole), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");
