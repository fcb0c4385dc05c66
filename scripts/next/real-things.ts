/** The day on which the samples are gone: a real company, its answers, contests and reviews. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { yamlFilesIn } from "#app/content/reading/languages.ts";

/** Stars of the reviews by their numbers; the third was removed. */
const RATED = { 1: 5, 2: 1, 4: 4, 5: 5 } as const;
export const REMOVED = { number: "3", because: "its writer withdrew it" };
/** The same in Spanish, since the reason is ours; and a review that was written in it, which stays so. */
const REMOVED_IN_SPANISH = "quien la escribió la retiró";
const WRITTEN_IN_SPANISH = "4";
/** @param content a copy of the folder */
export function makeThingsReal(content: string) {
  for (const file of yamlFilesIn(content)) {
    const full = path.join(content, file);
    const text = readFileSync(full, "utf8");
    writeFileSync(full, text.replaceAll("sample: true", "sample: false"));
  }
  const reviews = Object.entries(RATED).map(([number, rating]) => reviewOf(number, rating));
  writeFileSync(path.join(content, "reviews.yaml"), reviews.join(""));
  writeFileSync(
    path.join(content, "removed-reviews.yaml"),
    `${REMOVED.number}: { date: 2027-06-01, because: ${REMOVED.because} }`,
  );
  // Only samples were said in Spanish.
  rmSync(path.join(content, "es/reviews.yaml"));
  writeFileSync(
    path.join(content, "es/removed-reviews.yaml"),
    `${REMOVED.number}: ${REMOVED_IN_SPANISH}`,
  );
}

const reviewOf = (number: string, rating: number) => `
- { number: ${number}, sample: false, rating: ${rating}, date: 2027-0${number}-10, town: Jupiter, job: ${jobOf(number)},
    text: Words of writer ${number}.${number === WRITTEN_IN_SPANISH ? ", language: es" : ""}, source: google, verifiedBy: permit }`;
const jobOf = (number: string) => (number === "5" ? "solar" : "roofing");
