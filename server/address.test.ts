import { expect, test } from "vitest";
import { readAddress } from "#server/address.ts";

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
  const parts = [
    "/",
    "//",
    "\\",
    "%2f",
    "%5c",
    "evil.example",
    "@",
    ":",
    "http:",
    "?",
    "#",
    ".",
    "%09",
  ];
  for (const a of parts) {
    for (const b of parts) {
      for (const c of parts) {
        const address = readAddress(`/${a}${b}${c}`);
        if (address.kind === "move") {
          expect(new URL(address.to, "https://ours.example").origin).toBe("https://ours.example");
        }
      }
    }
  }
});
