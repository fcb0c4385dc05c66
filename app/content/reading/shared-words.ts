/** What holds for all languages, as one language says it. */
import { z } from "zod";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { claims, type Claims } from "#app/content/reading/claim.ts";
import type { ContentReader } from "#app/content/reading/content-reader.ts";
import { withWords, wordsToSay } from "#app/content/reading/layers.ts";
import { promises, type Promises } from "#app/content/reading/promise.ts";
import {
  removedReviews,
  type RemovedReview,
  reviews,
  type Review,
} from "#app/content/reading/review.ts";
import { type LocalFacts, localFacts, type Place, place } from "#app/content/reading/place.ts";
import { words } from "#app/content/reading/text.ts";

/** Each nothing where its file has mistakes. */
export interface Shared {
  claims: Claims | undefined;
  promises: Promises | undefined;
  places: Map<string, Place | undefined>;
  localFacts: LocalFacts | undefined;
  reviews: Review[] | undefined;
  removedReviews: RemovedReview[] | undefined;
}

export function sharedInLanguage(reader: ContentReader, language: string, english: Shared): Shared {
  const said = { reader, language };
  return {
    claims: inLanguage(said, "claims.yaml", claims, english.claims),
    promises: inLanguage(said, "promises.yaml", promises, english.promises),
    places: new Map(
      [...english.places].map(([slug, one]) => [
        slug,
        inLanguage(said, `places/${slug}.yaml`, place, one),
      ]),
    ),
    localFacts: inLanguage(said, "local-facts.yaml", localFacts, english.localFacts),
    reviews: inLanguage(said, "reviews.yaml", reviews, english.reviews),
    removedReviews: inLanguage(
      said,
      "removed-reviews.yaml",
      removedReviews,
      english.removedReviews,
    ),
  };
}

/**
 * What a file that holds for all languages says in one. What its words lack there stays English: the check
 * of twins tells it.
 *
 * @param english what was read of the file; nothing where it has mistakes
 */
export function inLanguage<S extends z.ZodType>(
  { reader, language }: { reader: ContentReader; language: string },
  name: string,
  shape: S,
  english: z.output<S> | undefined,
): z.output<S> | undefined {
  const value = reader.files.find((one) => one.name === `content/${name}`)?.value;
  const hasWords = Object.keys(wordsToSay(name, value) ?? {}).length > 0;
  if (language === DEFAULT_LANGUAGE || !hasWords) return english;
  return shape.parse(withWords(name, value, reader.read(`${language}/${name}`, wordsAlone)));
}

/** Words by names, as deep as it takes. */
export const wordsAlone: z.ZodType<Record<string, unknown>> = z.record(
  z.string(),
  z.union([words, z.lazy(() => wordsAlone)]),
);
