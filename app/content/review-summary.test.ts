import { expect, test } from "vitest";
import { chosenReviews, summaryOf, withGaps } from "#app/content/review-summary.ts";

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

test("a gap stands before the first review of a lower number, the last at the end", () => {
  const numbered = (...numbers: number[]) => numbers.map((number) => ({ number }));
  const order = withGaps(numbered(7, 5, 6, 2), numbered(1, 4, 3, 8)).map((entry) =>
    "gap" in entry ? `(${entry.gap.number})` : String(entry.review.number),
  );
  expect(order).toEqual(["(8)", "7", "5", "6", "(4)", "(3)", "2", "(1)"]);
  expect(withGaps([], numbered(1))).toEqual([{ gap: { number: 1 } }]);
});

test("what nobody rated counts, but not in the average", () => {
  expect(summaryOf([{ rating: 4 }, {}])).toMatchObject({ count: 2, average: 4 });
});
