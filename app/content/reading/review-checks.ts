/** Checks that hold among the numbers of reviews: no review goes without a word. */
import type { RemovedReview, Review } from "#app/content/reading/review.ts";
import type { Problem, YamlFile } from "#app/content/reading/yaml-file.ts";

const REMOVED_FILE = "content/removed-reviews.yaml";

/** Every number from 1 to the highest is there once: as a review, or with the reason why it went. */
export function wrongNumbers(
  files: YamlFile[],
  reviews: Review[],
  removed: RemovedReview[],
): Problem[] {
  const file = files.find(({ name }) => name === "content/reviews.yaml");
  const removedFile = files.find(({ name }) => name === REMOVED_FILE);
  if (!file || !removedFile) return [];
  const numbers = reviews.map(({ number }) => number);
  const gone = removed.map(({ number }) => number);
  const twice = numbers.flatMap((number, index) =>
    numbers.indexOf(number) < index
      ? [file.problemAt([index, "number"], `${number} is the number of another review`)]
      : [],
  );
  const both = gone
    .filter((number) => numbers.includes(number))
    .map((number) =>
      removedFile.problemAt([String(number)], "is still there, in content/reviews.yaml"),
    );
  const known = new Set([...numbers, ...gone]);
  const missing = Array.from({ length: Math.max(0, ...known) }, (_, index) => index + 1)
    .filter((number) => !known.has(number))
    .map((number) => file.problemAt(placeAfter(number, numbers), toldMissing(number)));
  return [...twice, ...both, ...missing];
}

const toldMissing = (number: number) =>
  `number ${number} is missing. A review that was removed leaves its reason in ${REMOVED_FILE}: ${number}: { date: 2027-01-15, because: … }`;

/** The review with the next higher number, beside which the gap is. */
function placeAfter(number: number, numbers: number[]) {
  const next = Math.min(...numbers.filter((other) => other > number));
  const index = numbers.indexOf(next);
  return index < 0 ? [] : [index, "number"];
}
