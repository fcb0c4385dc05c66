import { expect, test } from "vitest";
import { checkHoldsUntil, growingOld, isOld } from "#app/content/reading/claim-age.ts";

const law = (checked?: string) => ({ source: "A law", checked });
const rate = (checked: string) => ({ source: "A tariff", checked, kind: "rate" as const });

test.each([
  ["2026-11-20", "2027-11-20", "2027-05-20"],
  ["2028-02-29", "2029-02-28", "2028-08-29"],
  ["2026-08-31", "2027-08-31", "2027-02-28"],
])("a check of %s holds until %s, that of a rate until %s", (checked, fact, price) => {
  expect(checkHoldsUntil(law(checked))).toBe(fact);
  expect(checkHoldsUntil(rate(checked))).toBe(price);
});

test("on its last day a check still holds", () => {
  expect(isOld(law("2026-11-20"), "2027-11-20")).toBe(false);
  expect(isOld(law("2026-11-20"), "2027-11-21")).toBe(true);
  expect(isOld(rate("2026-11-20"), "2027-05-21")).toBe(true);
});

test("what nobody has checked yet has no age", () => {
  expect(isOld(law(), "2099-01-01")).toBe(false);
});

test("what grows old soon is known ahead", () => {
  const claims = {
    old: law("2025-11-20"),
    soon: law("2026-01-20"),
    later: law("2026-01-21"),
    soonForARate: rate("2026-07-20"),
    unread: law(),
  };
  expect(growingOld(claims, "2026-11-21", 60)).toEqual(["old", "soon", "soonForARate"]);
});
