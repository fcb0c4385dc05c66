import { expect, test } from "vitest";
import { chosenReviews, summaryOf, withGaps } from "#app/content/review-summary.ts";

const reviews = [
  { job: "roofing", rating: 5 },
  { job: "roofing", rating: 2 },
  { job: "solar", rating: 1 },
  { job: "solar", rating: 5 },
  { job: "hvac", rating: 3 },
];

test.each([
  [{}, 5, 3.2],
  [{ job: "roofing" }, 2, 3.5],
  [{ rating: 5 }, 2, 5],
  [{ job: "solar", rating: 1 }, 1, 1],
  [{ job: "hvac", rating: 5 }, 0, undefined],
])("of %o there are %d, on average %d", (filter, count, average) => {
  expect(summaryOf(chosenReviews(reviews, filter))).toMatchObject({ count, average });
});

test("each rating is counted, also those that nobody gave; what nobody rated only as a review", () => {
  const { count, average, perRating } = summaryOf([...reviews, {}]);
  expect({ count, average }).toEqual({ count: 6, average: 3.2 });
  expect(perRating.map(({ stars, count: each }) => [stars, each])).toEqual([
    [5, 2],
    [4, 0],
    [3, 1],
    [2, 1],
    [1, 1],
  ]);
});

test("a gap stands before the first review of a lower number, the last at the end", () => {
  const numbered = (...numbers: number[]) => numbers.map((number) => ({ number }));
  const order = withGaps(numbered(7, 5, 6, 2), numbered(1, 4, 3, 8)).map((entry) =>
    "gap" in entry ? `(${entry.gap.number})` : String(entry.review.number),
  );
  expect(order).toEqual(["(8)", "7", "5", "6", "(4)", "(3)", "2", "(1)"]);
  expect(withGaps([], numbered(1))).toEqual([{ gap: { number: 1 } }]);
});
