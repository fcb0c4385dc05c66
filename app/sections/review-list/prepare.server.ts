/** Reviews as they are shown: all of them, ordered by their dates and by nothing else. */
import { DEFAULT_LANGUAGE, localeOf } from "#app/content/language.ts";
import { dayInWords } from "#app/content/florida-time.ts";
import { fill } from "#app/content/fill.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { Review } from "#app/content/reading/review.ts";

export function latestFirst<R extends Pick<Review, "date">>(reviews: R[]): R[] {
  return reviews.toSorted((one, other) => other.date.localeCompare(one.date));
}

export function reviewsFor({ language, reviews, words }: PageContent) {
  const { title, sources, checks, ties } = words.review;
  const month = new Intl.DateTimeFormat(localeOf(language), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const shown = (day: string) => ({ day, shown: month.format(Date.parse(day)) });
  return latestFirst(reviews).map(({ verifiedBy, ...review }) => {
    const { sample, job, tie, answer, language: written = DEFAULT_LANGUAGE } = review;
    const jobName = words.services[job] ?? job;
    return {
      ...review,
      // A sample is said in every language; what a customer wrote stays in theirs.
      lang: sample || written === language ? undefined : written,
      // Whatever the file says: nobody gave a sample any stars.
      rating: sample ? undefined : review.rating,
      jobName,
      title: fill(title, { job: jobName, town: review.town }),
      date: shown(review.date),
      source: sources[review.source],
      check: checks[verifiedBy],
      tie: tie && ties[tie],
      answer: answer && { ...answer, date: shown(answer.date) },
    };
  });
}

/** What stands where a review was removed. */
export function gapsFor({ language, removedReviews, words }: PageContent) {
  return removedReviews.map(({ number, date, because }) => ({
    number,
    text: fill(words.review.removed, {
      number: String(number),
      date: dayInWords(date, language),
      reason: because,
    }),
  }));
}

export type ReadyReview = ReturnType<typeof reviewsFor>[number];
