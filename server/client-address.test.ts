import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import {
  clientAddress,
  hasUnknownProxy,
  household,
  NO_PROXIES,
  readProxies,
} from "#server/client-address.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

test("without a proxy, what visitors write about themselves counts for nothing", () => {
  expect(clientAddress(from("::ffff:203.0.113.9", "10.0.0.1"), NO_PROXIES)).toBe("203.0.113.9");
});

const proxiesOf = (setting: string) => readProxies(setting) ?? NO_PROXIES;

test.each([
  ["1", "10.0.0.1, 203.0.113.9", "203.0.113.9"],
  ["2", "192.0.2.1, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
  ["1", "192.0.2.1, 203.0.113.9, 10.0.0.2", "10.0.0.2"],
  ["loopback,198.51.100.0/24", "192.0.2.1, 203.0.113.9, 198.51.100.2", "203.0.113.9"],
  ["loopback,198.51.100.2", "192.0.2.1, 198.51.100.3", "198.51.100.3"],
  ["1", "10.0.0.1, 203.0.113.9:5678", "203.0.113.9"],
  ["1", "[2001:db8::1]:443", "2001:db8::1"],
  ["1", "2001:db8::1", "2001:db8::1"],
  ["1", "::ffff:203.0.113.9", "203.0.113.9"],
  ["1", "10.0.0.1, unknown", "127.0.0.1"],
  ["1", undefined, "127.0.0.1"],
])("behind the proxies %s, %s means %s", (setting, forwarded, address) => {
  expect(clientAddress(from("127.0.0.1", forwarded), proxiesOf(setting))).toBe(address);
});

test.each(["2", "5", "loopback,uniquelocal"])(
  "with a proxy less than TRUST_PROXY=%s says, nobody can choose an address",
  (setting) => {
    for (const forged of ["192.0.2.1", "10.0.0.1", "192.0.2.1, 10.0.0.1, 127.0.0.1"]) {
      const request = from("127.0.0.1", `${forged}, 203.0.113.9`);
      expect(clientAddress(request, proxiesOf(setting))).toBe("203.0.113.9");
    }
  },
);

test("who reaches the server past the proxy is not believed either", () => {
  const request = from("203.0.113.9", "192.0.2.1");
  expect(clientAddress(request, proxiesOf("1"))).toBe("203.0.113.9");
});

test("a connection that has ended is of nobody, and harms nobody", () => {
  const ended = { socket: {}, headers: {} } as IncomingMessage;
  expect(household(clientAddress(ended, proxiesOf("1")))).toBe("");
});

test.each([
  ["1", "127.0.0.1", "203.0.113.9", false],
  ["1", "203.0.113.9", undefined, false],
  ["1", "198.51.100.2", "203.0.113.9", true],
  ["loopback", "10.0.0.2", "203.0.113.9", true],
  ["0", "127.0.0.1", "203.0.113.9", false],
])("behind the proxies %s, %s that tells %s seems unknown: %s", (setting, near, told, unknown) => {
  expect(hasUnknownProxy(from(near, told), proxiesOf(setting))).toBe(unknown);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "20010db8000100"],
  ["2001:db8:1:2ff::1", "20010db8000102"],
  ["2001:db8::1", "20010db8000000"],
  ["fe80::1%eth0", "fe800000000000"],
])("%s belongs to %s", (address, home) => expect(household(address)).toBe(home));
