/** What an editor is told about reviews: no stars for samples, no gap without a reason. */
import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";

const { complaint, fileIn, read } = contentCopy();

const SAMPLE_REVIEW = `
- number: 1
  sample: true
  rating: 2
  date: 2026-09-17
  town: Lake Worth Beach
  job: roofing
  text: The roof is fine.
  source: sample
  verifiedBy: nobody
`;

const review = (number: number, rating = "rating: 2") =>
  SAMPLE_REVIEW.replace("number: 1", `number: ${number}`)
    .replace("sample: true", "sample: false")
    .replace("rating: 2", rating)
    .replace("source: sample", "source: google");

/** Puts these in the place of all reviews. */
function writeReviews(...reviews: string[]) {
  writeFileSync(fileIn("reviews.yaml"), reviews.join(""));
}

test.each(["hidden", "featured", "pinned", "order"])("a review cannot be %s", (name) => {
  writeReviews(SAMPLE_REVIEW, `  ${name}: true\n`);
  expect(complaint()).toMatch(/content\/reviews\.yaml:\d+/);
  expect(complaint()).toContain(`${name}: is not a name that is known here`);
});

test("the work of a review is one of our services", () => {
  writeReviews(SAMPLE_REVIEW.replace("job: roofing", "job: cooling"));
  expect(complaint()).toContain("job: must be one of: solar, roofing");
});

test("a review has one to five whole stars", () => {
  writeReviews(review(1, "rating: 0"), review(2, "rating: 3.5"), review(3, "rating: 5"));
  expect(complaint()).toContain("2 mistakes");
  expect(complaint()).toContain("rating: must be 1, 2, 3, 4 or 5 stars");
});

test("a sample says that we wrote it, and never stands beside real reviews", () => {
  const written = SAMPLE_REVIEW.replace("source: sample", "source: google").replace(
    "verifiedBy: nobody",
    "verifiedBy: permit",
  );
  writeReviews(written);
  expect(complaint()).toContain("source: must be sample for a sample");
  expect(complaint()).toContain("verifiedBy: must be nobody");
  writeReviews(SAMPLE_REVIEW, review(2));
  expect(complaint()).toContain("holds real reviews and samples");
});

test("a real review needs its stars, a sample has none", () => {
  writeReviews(review(1, "tie: discount"));
  expect(complaint()).toMatch(/content\/reviews\.yaml:\d+\n.*rating: is missing/);
  writeReviews(SAMPLE_REVIEW.replace(/ {2}rating.*\n/, ""));
  expect(complaint()).toBe("");
});

test("every review has a number of its own", () => {
  writeReviews(review(1).replace("- number: 1\n  sample", "- sample"));
  expect(complaint()).toContain("number: is missing");
  writeReviews(review(1), review(2), review(2));
  expect(complaint()).toContain("2.number: 2 is the number of another review");
});

test.each([
  ["the first", [2, 3], 1],
  ["one in the middle", [1, 2, 4], 3],
])("%s cannot go without a reason", (_which, numbers, missing) => {
  writeReviews(...numbers.map((number) => review(number)));
  expect(complaint()).toMatch(
    new RegExp(`content/reviews\\.yaml:\\d+\n.*number ${missing} is missing.*removed-reviews`),
  );
  writeFileSync(
    fileIn("removed-reviews.yaml"),
    `${missing}: { date: 2027-01-15, because: its writer withdrew it }`,
  );
  expect(complaint()).toBe("");
  expect(read().removedReviews).toEqual([
    { number: missing, date: "2027-01-15", because: "its writer withdrew it" },
  ]);
});

test("a number that is said to be removed counts, even the highest", () => {
  writeReviews(review(1));
  writeFileSync(fileIn("removed-reviews.yaml"), "3: { date: 2027-01-15, because: it was fake }");
  expect(complaint()).toMatch(/^1 mistake .*number 2 is missing/s);
});

test.each([
  ["1: { date: 2027-01-15, because: it was fake }", "is still there, in content/reviews.yaml"],
  ["2: { date: 2027-01-15 }", "because: is missing"],
  ["2: { date: 2027-01-15, because: It was fake. }", "no period at its end"],
  ["two: { date: 2027-01-15, because: it was fake }", "must be the number of a review"],
])("%s is told to be wrong", (removed, message) => {
  writeReviews(review(1));
  writeFileSync(fileIn("removed-reviews.yaml"), removed);
  expect(complaint()).toMatch(/content\/removed-reviews\.yaml:1\n/);
  expect(complaint()).toContain(message);
});
