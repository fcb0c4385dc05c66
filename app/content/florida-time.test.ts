import { expect, test } from "vitest";
import { floridaMoments } from "#app/content/florida-time.ts";

test.each([
  ["2027-01-15T09:00", "2027-01-15T09:00-05:00", "in winter"],
  ["2027-07-15T09:00", "2027-07-15T09:00-04:00", "in summer"],
  ["2027-03-14T01:59", "2027-03-14T01:59-05:00", "a minute before the hour that spring skips"],
  ["2027-03-14T03:00", "2027-03-14T03:00-04:00", "right after it"],
  ["2027-11-07T00:59", "2027-11-07T00:59-04:00", "a minute before the hour that fall repeats"],
  ["2027-11-07T02:00", "2027-11-07T02:00-05:00", "right after it"],
  ["2028-02-29T12:00", "2028-02-29T12:00-05:00", "on a leap day"],
])("%s is %s, %s", (local, moment) => {
  expect(floridaMoments(local)).toEqual([moment]);
});

test("a minute passes over the hour that spring skips", () => {
  const [before = ""] = floridaMoments("2027-03-14T01:59");
  const [after = ""] = floridaMoments("2027-03-14T03:00");
  expect(Date.parse(after) - Date.parse(before)).toBe(60_000);
});

test("a time in the hour that spring skips does not exist", () => {
  expect(floridaMoments("2027-03-14T02:30")).toEqual([]);
});

test("a time in the hour that fall repeats comes twice", () => {
  expect(floridaMoments("2027-11-07T01:30")).toEqual([
    "2027-11-07T01:30-04:00",
    "2027-11-07T01:30-05:00",
  ]);
});

test.each(["2027-02-29T09:00", "2027-04-31T09:00", "2027-13-01T09:00", "2027-01-01T25:00"])(
  "%s is in no calendar",
  (local) => expect(floridaMoments(local)).toEqual([]),
);
