import { expect, test } from "vitest";
import { HOURS_TOLD_IN_DAYS, lastingIn } from "./lasting.ts";

const lasting = lastingIn("en", { hours: "h", days: "days" });

test("a few hours are told to the half, more to the hour", () => {
  expect(lasting(3.64)).toBe("3.5 h");
  expect(lasting(9.8)).toBe("10 h");
  expect(lasting(35.7)).toBe("36 h");
});

test("from two days on, days are told", () => {
  expect(lasting(HOURS_TOLD_IN_DAYS - 0.6)).toBe("47 h");
  expect(lasting(HOURS_TOLD_IN_DAYS)).toBe("2 days");
  expect(lasting(607.5)).toBe("25 days");
});
