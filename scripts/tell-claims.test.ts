/** What somebody who builds or checks the site is told of the claims, as time goes by. */
import { expect, test } from "vitest";
import { tellClaims } from "#scripts/tell-claims.ts";

const claims = {
  "a-law": { source: "A law", checked: "2026-11-20" },
  "a-rate": { source: "A tariff", checked: "2026-11-20", kind: "rate" as const },
  "a-code": { source: "A code", checked: "2026-11-20", until: "2026-12-30" },
  "not-read": { source: "A page" },
};

function toldOn(today: string) {
  const lines: string[] = [];
  const counts = tellClaims({ claims }, today, (line) => lines.push(line.trim()));
  return { lines, counts };
}

test.each([
  ["2026-10-30", 0, 0, []],
  ["2026-11-20", 0, 0, ["2026-12-30  a-code will run out; its source: A code"]],
  ["2026-12-31", 1, 0, ["2026-12-30  a-code has run out and is withdrawn; its source: A code"]],
])("on %s: %i gone, %i old", (today, gone, old, lines) => {
  expect(toldOn(today)).toEqual({ lines, counts: { gone, old } });
});

test("a rate is told two months before its check is half a year old, and counts from then on", () => {
  const rate = "2027-05-20  a-rate: its check of 2026-11-20";
  expect(toldOn("2027-03-20").lines.join()).not.toContain("a-rate");
  expect(toldOn("2027-03-21").lines).toContain(`${rate} will be too old; its source: A tariff`);
  expect(toldOn("2027-05-20").counts.old).toBe(0);
  expect(toldOn("2027-05-21").lines).toContain(`${rate} is too old; its source: A tariff`);
  expect(toldOn("2027-05-21").counts.old).toBe(1);
});

test("a law has a year", () => {
  const isTold = (today: string) => toldOn(today).lines.join().includes("a-law: its check");
  expect([isTold("2027-09-20"), isTold("2027-09-21")]).toEqual([false, true]);
  expect(toldOn("2027-11-20").lines.join()).toContain("a-law: its check of 2026-11-20 will be too");
  expect(toldOn("2027-11-21").lines.join()).toContain("a-law: its check of 2026-11-20 is too old");
});
