import { expect, test } from "vitest";
import { datesOfDeposit } from "./deposit.ts";

const RULE = { share: 0.1, daysToApply: 30, daysToStart: 90 };

test("a deposit above a tenth starts two dates", () => {
  expect(
    datesOfDeposit({ deposit: 5000, price: 24_500 }, RULE, {
      paid: "2026-11-22",
      permits: "2027-01-15",
    }),
  ).toEqual({
    share: expect.closeTo(0.2041, 4),
    startsDates: true,
    applyBy: "2026-12-22",
    startBy: "2027-04-15",
  });
});

test("a deposit of a tenth starts none, as the law says more than 10%", () => {
  const days = { paid: "2026-11-22", permits: "2027-01-15" };
  expect(datesOfDeposit({ deposit: 2450, price: 24_500 }, RULE, days)).toEqual({
    share: 0.1,
    startsDates: false,
    applyBy: undefined,
    startBy: undefined,
  });
});

test("without the days there are no dates, and without a price no share", () => {
  expect(datesOfDeposit({ deposit: 5000, price: 24_500 }, RULE, {})).toMatchObject({
    startsDates: true,
    applyBy: undefined,
    startBy: undefined,
  });
  expect(datesOfDeposit({ deposit: 5000 }, RULE, {})).toBeUndefined();
  expect(datesOfDeposit({ price: 5000 }, RULE, {})).toBeUndefined();
});
