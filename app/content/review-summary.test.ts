import { expect, test } from "vitest";
import { chosenReviews, summaryOf } from "#app/content/review-summary.ts";

const reviews = [
  { job: "roofing", rating: 5 },
  { job: "roofing", rating: 2 },
  { job: "solar", rating: 1 },
  { job: "solar", rating: 5 },
  { job: "hvac", rating: 3 },
];

test("the average is that of all reviews, low ones too", () => {
  expect(summaryOf(reviews).average).toBeCloseTo(3.2);
  expect(summaryOf(reviews).count).toBe(5);
});

test("each rating is counted, also those that nobody gave", () => {
  expect(summaryOf(reviews).perRating).toEqual([
    { stars: 5, count: 2 },
    { stars: 4, count: 0 },
    { stars: 3, count: 1 },
    { stars: 2, count: 1 },
    { stars: 1, count: 1 },
  ]);
});

test("no reviews have no average", () => {
  expect(summaryOf([])).toMatchObject({ count: 0, average: undefined });
});

test.each([
  [{}, 5, 3.2],
  [{ job: "roofing" }, 2, 3.5],
  [{ rating: 5 }, 2, 5],
  [{ job: "solar", rating: 1 }, 1, 1],
  [{ job: "hvac", rating: 5 }, 0, undefined],
])("of %o there are %d, on average %d", (filter, count, average) => {
  expect(summaryOf(chosenReviews(reviews, filter))).toMatchObject({ count, average });
});

test("a filter keeps the order", () => {
  expect(chosenReviews(reviews, { job: "solar" }).map(({ rating }) => rating)).toEqual([1, 5]);
});
