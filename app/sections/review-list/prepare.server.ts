/** Reviews as they are shown: all of them, ordered by their numbers and by nothing else. */
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { dayInWords } from "#app/content/florida-time.ts";
import { fill } from "#app/content/fill.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { Review } from "#app/content/reading/review.ts";
import { inWordsIn } from "#app/tools/in-words.ts";

/** The latest first; where one was removed, what is told of it. */
export function reviewsFor(content: PageContent) {
  const { language, removedReviews, reviews, words } = content;
  const removed = removedReviews.map(({ number, date, because }) => {
    const day = dayInWords(date, language);
    const told = { number: String(number), date: day, reason: because };
    return { number, removed: fill(words.review.removed, told) };
  });
  const shown = reviews.map((review) => readyReview(review, content));
  return [...shown, ...removed].toSorted((one, other) => other.number - one.number);
}

function readyReview({ verifiedBy, ...review }: Review, { language, words }: PageContent) {
  const { title, sources, checks, ties, ...labels } = words.review;
  const shown = (day: string) => ({ day, shown: inWordsIn(language).monthOfYear(day) });
  const { sample, tie, answer, language: written = DEFAULT_LANGUAGE } = review;
  return {
    ...review,
    // A sample is said in every language; what a customer wrote stays in theirs.
    lang: sample || written === language ? undefined : written,
    // Whatever the file says: nobody gave a sample any stars.
    rating: sample ? undefined : review.rating,
    title: fill(title, { job: words.services[review.job] ?? review.job, town: review.town }),
    date: shown(review.date),
    origin: [
      { label: labels.source, fact: sources[review.source] },
      { label: labels.check, fact: checks[verifiedBy] },
      ...(tie ? [{ label: labels.tie, fact: ties[tie] }] : []),
    ],
    answer: answer && { ...answer, date: shown(answer.date) },
  };
}

export type ReadyReview = ReturnType<typeof readyReview>;
