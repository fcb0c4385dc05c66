import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddress, household } from "#server/client-address.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

test("without a proxy, what visitors write about themselves counts for nothing", () => {
  expect(clientAddress(from("::ffff:203.0.113.9", "10.0.0.1"), 0)).toBe("203.0.113.9");
});

test.each([
  [1, "10.0.0.1, 203.0.113.9", "203.0.113.9"],
  [2, "10.0.0.1, 203.0.113.9, 198.51.100.2", "203.0.113.9"],
  [2, "203.0.113.9", "127.0.0.1"],
  [5, "10.0.0.1, 203.0.113.9", "127.0.0.1"],
  [1, "10.0.0.1, 203.0.113.9:5678", "203.0.113.9"],
  [1, "[2001:db8::1]:443", "2001:db8::1"],
  [1, "[2001:db8::1]", "2001:db8::1"],
  [1, "2001:db8::1", "2001:db8::1"],
  [1, "::ffff:203.0.113.9", "203.0.113.9"],
  [1, "10.0.0.1, unknown", "127.0.0.1"],
  [1, "<script>", "127.0.0.1"],
  [1, "300.1.1.1:80", "127.0.0.1"],
  [1, undefined, "127.0.0.1"],
])("behind %i proxies, %s means %s", (proxies, forwarded, address) => {
  expect(clientAddress(from("127.0.0.1", forwarded), proxies)).toBe(address);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:0"],
  ["2001:0db8:0001:0002::1", "2001:db8:1:0"],
  ["2001:db8:1:2ff::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("%s belongs to %s", (address, home) => expect(household(address)).toBe(home));
