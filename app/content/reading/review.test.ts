/** What an editor is told about reviews: no stars for samples, no gap without a reason. */
import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";

const { complaint, fileIn, read } = contentCopy();

const SAMPLE = `
- number: 1
  sample: true
  date: 2026-09-17
  town: Lake Worth Beach
  job: roofing
  text: The roof is fine.
  source: sample
  verifiedBy: nobody
`;

const review = (number: number, rating = "rating: 2") =>
  SAMPLE.replace("number: 1", `number: ${number}`)
    .replace("sample: true", `sample: false\n  ${rating}`)
    .replace("source: sample", "source: google");

/** Puts these in the place of all reviews, and of what was removed. */
function write(reviews: string[], removed?: string) {
  writeFileSync(fileIn("reviews.yaml"), reviews.join(""));
  if (removed) writeFileSync(fileIn("removed-reviews.yaml"), removed);
}

test.each<[reviews: string[], told: string[]]>([
  [[SAMPLE, "  hidden: true\n"], ["hidden: is not a name that is known here"]],
  [[SAMPLE, "  pinned: true\n"], ["pinned: is not a name that is known here"]],
  [[SAMPLE.replace("roofing", "cooling")], ["job: content/services.yaml lists no cooling"]],
  [[review(1, "rating: 0")], ["rating: must be 1, 2, 3, 4 or 5 stars"]],
  [[review(1, "rating: 3.5")], ["rating: must be 1, 2, 3, 4 or 5 stars"]],
  [[review(1, "tie: discount")], ["rating: is missing"]],
  [
    [SAMPLE.replace("source: sample", "source: google").replace("nobody", "permit")],
    ["source: must be sample for a sample", "verifiedBy: must be nobody"],
  ],
  [[SAMPLE, review(2)], ["holds real reviews and samples"]],
  [[review(1).replace("- number: 1\n  sample", "- sample")], ["number: is missing"]],
  [[review(1), review(2), review(2)], ["2.number: 2 is the number of another review"]],
])("of %j it is told: %j", (reviews, told) => {
  write(reviews);
  expect(complaint()).toMatch(/content\/reviews\.yaml:\d+/);
  for (const message of told) expect(complaint()).toContain(message);
});

test.each([
  ["the first", [2, 3], 1],
  ["one in the middle", [1, 2, 4], 3],
])("%s cannot go without a reason", (_which, numbers, missing) => {
  write(numbers.map((number) => review(number)));
  expect(complaint()).toMatch(
    new RegExp(`content/reviews\\.yaml:\\d+\n.*number ${missing} is missing.*removed-reviews`),
  );
  const reason = { date: "2027-01-15", because: "its writer withdrew it" };
  write([], `${missing}: ${JSON.stringify(reason)}`);
  write(numbers.map((number) => review(number)));
  expect(complaint()).toBe("");
  expect(read().removedReviews).toEqual([{ number: missing, ...reason }]);
});

test.each([
  ["3: { date: 2027-01-15, because: it was fake }", "number 2 is missing"],
  ["1: { date: 2027-01-15, because: it was fake }", "is still there, in content/reviews.yaml"],
  ["2: { date: 2027-01-15 }", "because: is missing"],
  ["2: { date: 2027-01-15, because: It was fake. }", "no period at its end"],
  ["two: { date: 2027-01-15, because: it was fake }", "must be the number of a review"],
])("of what was removed, %s is told: %s", (removed, message) => {
  write([review(1)], removed);
  expect(complaint()).toMatch(/^1 error /);
  expect(complaint()).toContain(message);
});
