/** The shape of a customer's review, and what stands around each. */
import { z } from "zod";
import type { Report } from "#app/content/reading/content-reader.ts";
import { calendarDay, languageCode, service, words } from "#app/content/reading/text.ts";

const sources = z.enum(["our-request", "google", "facebook", "sample"]);
const checks = z.enum(["contract", "permit", "nobody"]);
/** What makes a writer more than a customer; the law wants it told beside the review. */
const ties = z.enum(["employee", "relative", "champion", "discount"]);
const number = z.int("must be a whole number").positive("must be 1 or more");

/**
 * Whoever looks for a way to pin a review on top or to leave a rating out: there is none, on purpose.
 * All are shown, the latest first. One that is taken down leaves its number behind, with the reason.
 */
const review = z
  .strictObject({
    /** Counted up as they come, from 1. */
    number,
    sample: z.boolean(),
    /** A sample has none: nobody gave it. */
    rating: z.literal([1, 2, 3, 4, 5], "must be 1, 2, 3, 4 or 5 stars").optional(),
    date: calendarDay,
    town: words,
    job: service,
    text: words,
    /** In which its writer wrote it, where that is not English. */
    language: languageCode.optional(),
    source: sources,
    verifiedBy: checks,
    tie: ties.optional(),
    /** What we said to it, publicly. */
    answer: z.strictObject({ date: calendarDay, text: words }).optional(),
  })
  .superRefine(({ sample, rating, source, verifiedBy }, context) => {
    const complain = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    if (sample !== (source === "sample")) {
      complain("source", "must be sample for a sample, and only for a sample");
    }
    if (!sample && rating === undefined) complain("rating", "is missing");
    if (sample && verifiedBy !== "nobody") {
      complain("verifiedBy", "must be nobody: behind a sample is no job to check");
    }
  });

/** content/reviews.yaml: every review we have. */
export const reviews = z
  .array(review)
  .refine((all) => new Set(all.map(({ sample }) => sample)).size < 2, {
    error: "holds real reviews and samples; remove the samples, which nobody wrote",
  });

/** content/removed-reviews.yaml: why a number is missing among the reviews, by the number. */
export const removedReviews = z
  .record(
    z.string().regex(/^[1-9]\d*$/, "must be the number of a review"),
    z.strictObject({
      date: calendarDay,
      because: words.regex(/[^.]$/, "goes on in a sentence: no period at its end"),
    }),
  )
  .transform((removed) =>
    Object.entries(removed).map(([name, gone]) => ({ number: Number(name), ...gone })),
  );

/** `review` in content/en/interface.yaml. */
export const reviewLabels = z.strictObject({
  sampleMark: words,
  title: words,
  ofFive: words,
  number: words,
  removed: words,
  source: words,
  check: words,
  sources: z.strictObject({ "our-request": words, google: words, facebook: words, sample: words }),
  checks: z.strictObject({ contract: words, permit: words, nobody: words }),
  ties: z.strictObject({ employee: words, relative: words, champion: words, discount: words }),
  tie: words,
  answer: words,
});

export type Review = z.infer<typeof review>;
export type RemovedReview = z.infer<typeof removedReviews>[number];

const FILE = "content/reviews.yaml";
const REMOVED_FILE = "content/removed-reviews.yaml";

interface Read {
  reviews: Review[] | undefined;
  removedReviews: RemovedReview[] | undefined;
}

/** Every number from 1 to the highest is there once: as a review, or with the reason why it went. */
export function checkReviews({ reviews: all, removedReviews: removed }: Read, report: Report) {
  if (!all || !removed) return;
  const numbers = all.map((one) => one.number);
  const gone = removed.map((one) => one.number);
  for (const [index, one] of numbers.entries()) {
    if (numbers.indexOf(one) === index) continue;
    report(FILE, [index, "number"], `${one} is the number of another review`);
  }
  for (const one of gone.filter((each) => numbers.includes(each))) {
    report(REMOVED_FILE, [String(one)], `is still there, in ${FILE}`);
  }
  for (let one = 1; one < Math.max(0, ...numbers, ...gone); one++) {
    if (numbers.includes(one) || gone.includes(one)) continue;
    // Beside the review with the next higher number.
    const next = numbers.indexOf(Math.min(...numbers.filter((other) => other > one)));
    const message = `number ${one} is missing. A review that was removed leaves its reason in ${REMOVED_FILE}: ${one}: { date: 2027-01-15, because: … }`;
    report(FILE, next < 0 ? [] : [next, "number"], message);
  }
}
