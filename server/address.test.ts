import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isHost, readAddress } from "#server/address.ts";

test.each([
  ["/", "/"],
  ["/solar/panels", "/solar/panels"],
  ["/assets/Page-BxYz.js", "/assets/Page-BxYz.js"],
  ["/solar.data", "/solar.data"],
  ["/__proto__", "/__proto__"],
  ["http://example.com/solar", "/solar"],
])("%s is right as it is", (target, path) => {
  expect(readAddress(target)).toMatchObject({ kind: "right", path });
});

test.each([
  ["/solar/", "/solar"],
  ["//", "/"],
  ["/solar//panels", "/solar/panels"],
  ["/index.html", "/"],
  ["/solar/index.html?a=b", "/solar?a=b"],
  ["/SOLAR", "/solar"],
  ["/%73olar", "/solar"],
  ["//evil.example/", "/evil.example"],
  ["///evil.example/%2e", undefined],
  ["/%2f%2fevil.example", "/evil.example"],
  ["/solar/?to=//evil.example", "/solar?to=//evil.example"],
])("%s moves to %s", (target, to) => {
  const address = readAddress(target);
  if (to === undefined) expect(address.kind).toBe("malformed");
  else expect(address).toEqual({ kind: "move", to });
});

test.each([
  "/%",
  "/%E0%A4%A",
  "/%00",
  "/a%0d%0aSet-Cookie:x",
  "/\\evil.example",
  "/../etc/passwd",
  "/%2e%2e/",
  "*",
  "",
])("%s is malformed", (target) => {
  expect(readAddress(target).kind).toBe("malformed");
});

test("a move never leaves the site, whatever is asked", () => {
  const strange = "/ // \\ %2f %5c evil.example @ : http: ? # %09".split(" ");
  const parts = fc.constantFrom(...strange);
  const staysHere = (asked: string[]) => {
    const address = readAddress(`/${asked.join("")}`);
    const to = address.kind === "move" ? address.to : "/";
    return new URL(to, "https://ours.example").origin === "https://ours.example";
  };
  fc.assert(fc.property(fc.array(parts, { maxLength: 5 }), staysHere), { numRuns: 1000 });
});

test.each(["www.example.com", "localhost:3000", "192.0.2.1", "[2001:db8::1]:443"])(
  "%s is a host",
  (host) => expect(isHost(host)).toBe(true),
);

test.each(["", "a b", "a/b", "a?b", "a@b", "a,b", "[::1", "a:", "a:99999", "1.2.3.4.5"])(
  "%j is no host",
  (host) => expect(isHost(host)).toBe(false),
);
