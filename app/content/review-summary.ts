/** Which reviews are shown, and what they come to. Nothing else may be counted than is shown. */

export const RATINGS = [5, 4, 3, 2, 1] as const;

/** What a visitor wants to see; all, where nothing is chosen. */
export interface ReviewFilter {
  job?: string | undefined;
  rating?: number | undefined;
}

export function chosenReviews<R extends { job: string; rating: number }>(
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
export function summaryOf(reviews: { rating: number }[]) {
  const sum = reviews.reduce((stars, { rating }) => stars + rating, 0);
  return {
    count: reviews.length,
    average: reviews.length > 0 ? sum / reviews.length : undefined,
    perRating: RATINGS.map((stars) => ({
      stars,
      count: reviews.filter(({ rating }) => rating === stars).length,
    })),
  };
}
