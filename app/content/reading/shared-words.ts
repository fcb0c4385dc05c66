/**
 * Words that visitors read in files that hold for all languages, as the name of an office in
 * content/local-facts.yaml. Another language says them in a file of the same name in its own folder, which
 * holds these words alone: content/es/local-facts.yaml.
 */
import path from "node:path";
import { z } from "zod";
import { words } from "#app/content/reading/text.ts";
import { type Path, contentFile } from "#app/content/reading/yaml-file.ts";

/**
 * Where such words stand; `*` is any name. What comes after a colon is not written in the other language,
 * where nothing else would stand beside it.
 */
const PLACES: Record<string, string[]> = {
  "claims.yaml": ["*:source"],
  "promises.yaml": ["*:words"],
  "people.yaml": ["*.role", "*.text", "*.picture:alt"],
  "jobs.yaml": ["*.work", "*.product", "*.picture:alt"],
  "removed-reviews.yaml": ["*:because"],
  "local-facts.yaml": [
    "region",
    "counties.*.permitOffice:name",
    "counties.*.weatherOffice:name",
    "counties.*.propertyRecord:name",
    "utilities.*.name",
    "utilities.*.solarTerms:name",
    "maps.*:name",
  ],
  "places/*": ["zips", "permitOffice:name", "wind:name"],
};

const REVIEWS_FILE = "reviews.yaml";

export const SHARED_FILES = [...Object.keys(PLACES), REVIEWS_FILE];

interface Word {
  text: string;
  /** In the file that holds for all languages. */
  at: Path;
  /** In that of another language. */
  as: Path;
}

/** Those of the files, as paths in the content folder, that hold such words. */
export const layeredFiles = (files: string[], folder: string): string[] =>
  files.filter(
    (name) => placesIn(name) && wordsOf(name, contentFile(folder, name).value).length > 0,
  );

/** The English words of such a file, in the shape in which another language says them. */
export function wordsToSay(name: string, value: unknown): object {
  const tree = {};
  for (const { text, as } of wordsOf(name, value)) putIn(tree, as, text);
  return tree;
}

/** A copy of such a file with the words of another language. What it lacks stays English; parity checks report it. */
export function withWords(name: string, value: unknown, own: unknown): unknown {
  const copy = structuredClone(value);
  for (const { at, as } of wordsOf(name, value)) {
    const said = foundIn(own, as);
    if (typeof said === "string") putIn(copy, at, said);
  }
  return copy;
}

/** Words by names, as deep as it takes. */
export const wordsAlone: z.ZodType<Record<string, unknown>> = z.record(
  z.string(),
  z.union([words, z.lazy(() => wordsAlone)]),
);

const placesIn = (name: string) =>
  name === REVIEWS_FILE ? [] : (PLACES[name] ?? PLACES[`${path.posix.dirname(name)}/*`]);

function wordsOf(name: string, value: unknown): Word[] {
  if (name === REVIEWS_FILE) return wordsOfReviews(value);
  return (placesIn(name) ?? []).flatMap((place) => {
    const [shown = "", ...hidden] = place.split(":");
    return pathsTo(value, shown.split(".")).flatMap((as) => {
      const at = [...as, ...hidden];
      const text = foundIn(value, at);
      return typeof text === "string" ? [{ text, at, as }] : [];
    });
  });
}

/** What we wrote ourselves: samples, and our answers. What a customer wrote stays as it is. */
function wordsOfReviews(value: unknown): Word[] {
  const all = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
  return all.flatMap((review, index) => {
    const ours = [...(review.sample ? [["text"]] : []), ["answer", "text"]];
    return ours.flatMap((place) => {
      const text = foundIn(review, place);
      const as = [String(review.number), ...place];
      return typeof text === "string" ? [{ text, at: [index, ...place], as }] : [];
    });
  });
}

function pathsTo(value: unknown, [step, ...others]: string[]): Path[] {
  if (step === undefined) return [[]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    step === "*" || step === name ? pathsTo(item, others).map((rest) => [name, ...rest]) : [],
  );
}

const foundIn = (value: unknown, at: Path): unknown =>
  at.reduce<unknown>(
    (found, step) => (found as Record<PropertyKey, unknown> | null | undefined)?.[step],
    value,
  );

function putIn(tree: unknown, at: Path, text: string) {
  let holder = tree as Record<PropertyKey, unknown>;
  for (const step of at.slice(0, -1)) {
    holder[step] ??= {};
    holder = holder[step] as Record<PropertyKey, unknown>;
  }
  holder[at.at(-1) ?? ""] = text;
}
