/** Which reviews are shown, and what they come to. Nothing else may be counted than is shown. */

export const RATINGS = [5, 4, 3, 2, 1] as const;

/** What a visitor wants to see; all, where nothing is chosen. */
export interface ReviewFilter {
  job?: string | undefined;
  rating?: number | undefined;
}

export function chosenReviews<R extends { job: string; rating?: number | undefined }>(
  reviews: R[],
  { job, rating }: ReviewFilter,
): R[] {
  return reviews.filter(
    (review) =>
      (job === undefined || review.job === job) &&
      (rating === undefined || review.rating === rating),
  );
}

/** @returns how many, their average in stars (nothing for none), how many of each rating */
export function summaryOf(reviews: { rating?: number | undefined }[]) {
  const rated = reviews.flatMap(({ rating }) => rating ?? []);
  const sum = rated.reduce((stars, rating) => stars + rating, 0);
  return {
    count: reviews.length,
    average: rated.length > 0 ? sum / rated.length : undefined,
    perRating: RATINGS.map((stars) => ({
      stars,
      count: rated.filter((rating) => rating === stars).length,
    })),
  };
}

/** What is left of reviews that were removed, each before the first review of a lower number. */
export function withGaps<R extends { number: number }, G extends { number: number }>(
  reviews: R[],
  gaps: G[],
): ({ review: R } | { gap: G })[] {
  const left = gaps.toSorted((one, other) => other.number - one.number);
  const gapsAbove = (number: number) => {
    const from = left.findIndex((gap) => gap.number < number);
    return left.splice(0, from < 0 ? left.length : from).map((gap) => ({ gap }));
  };
  return [
    ...reviews.flatMap((review) => [...gapsAbove(review.number), { review }]),
    ...gapsAbove(0),
  ];
}
