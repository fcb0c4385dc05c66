/**
 * content/es/claims.yaml: where our facts are from, in another language than English, by the names of
 * content/claims.yaml. The laws and days themselves are the same in all.
 */
import { z } from "zod";
import type { Claims } from "#app/content/reading/claim.ts";
import { didYouMean } from "#app/content/reading/nearest.ts";
import { anchor, words } from "#app/content/reading/text.ts";
import type { Problem, YamlFile } from "#app/content/reading/yaml-file.ts";

export const SOURCES_FILE = "claims.yaml";

export const sourcesInWords = z.record(anchor, words);

export type SourcesInWords = z.output<typeof sourcesInWords>;

/** Every claim has its source in the language, and nothing else has. */
export function unmatchedSources(
  sources: SourcesInWords,
  claims: Claims,
  file: YamlFile | undefined,
): Problem[] {
  if (!file) return [];
  const missing = Object.keys(claims).filter((id) => !Object.hasOwn(sources, id));
  const surplus = Object.keys(sources).filter((id) => !Object.hasOwn(claims, id));
  return [
    ...missing.map((id) => file.problemAt([], `lacks ${id}: “${claims[id]?.source}”`)),
    ...surplus.map((id) =>
      file.problemAt([id], `is no claim of claims.yaml. ${didYouMean(id, missing)}`.trim()),
    ),
  ];
}
