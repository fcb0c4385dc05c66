import type { Problem } from "#requests/asking/typed-form.ts";

type FaultWords = Record<string, Partial<Record<string, string>> | undefined>;

/**
 * What is said about a problem.
 *
 * @param sources words by field and fault; the first that knows the problem counts
 */
export function messageFor({ field, fault }: Problem, ...sources: object[]): string {
  const known = sources.map((source) => (source as FaultWords)[field]?.[fault]);
  return known.find((message) => message !== undefined) ?? fault;
}
