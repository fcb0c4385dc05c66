import { expect, test } from "vitest";
import { isHost } from "#server/host.ts";

test.each(["www.example.com", "localhost:3000", "site_1:80", "192.0.2.1", "[2001:db8::1]:443"])(
  "%s is a host",
  (host) => expect(isHost(host)).toBe(true),
);

test.each([
  "",
  "a b",
  "a/b",
  "a?b",
  "a#b",
  "a@b",
  "a,b",
  "[::1",
  "[::",
  "a:",
  "a:99999",
  "1.2.3.4.5",
])("%j is none", (host) => expect(isHost(host)).toBe(false));
