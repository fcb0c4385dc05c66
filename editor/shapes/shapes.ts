/** Which shape each file of content has; read.ts checks the files by the same schemas. */
import { z } from "zod";
import { brand } from "#app/content/reading/brand.ts";
import { consents } from "#app/content/reading/consents.ts";
import { contest, contestWords } from "#app/content/reading/contest.ts";
import { counsel } from "#app/content/reading/counsel.ts";
import { figureShapes } from "#app/content/reading/figures.ts";
import { visitorWords, wordsWithStaff } from "#app/content/reading/messages.ts";
import { jobs, people } from "#app/content/reading/people-and-jobs.ts";
import { promises } from "#app/content/reading/promise.ts";
import { removedReviews, reviews } from "#app/content/reading/review.ts";
import * as schema from "#app/content/reading/schema.ts";
import { SHARED_FILES, wordsAlone } from "#app/content/reading/shared-words.ts";
import { stormLanguage, stormNumbers, stormSwitch } from "#app/content/reading/storm.ts";
import { languageRules } from "#app/content/reading/translations/language-rules.ts";
import { work } from "#app/content/reading/facts.ts";

/** By the path in the content folder; `*` is any name, also one with folders in it. */
const SHAPES: Record<string, z.ZodType> = {
  "??/pages/*": schema.page,
  "??/locations/*": schema.page,
  "??/contests/*": contestWords,
  "??/interface.yaml": schema.interfaceWords,
  "??/work.yaml": work,
  "??/language.yaml": languageRules,
  ...Object.fromEntries(SHARED_FILES.map((name) => [`??/${name}`, wordsAlone])),
  "en/messages.yaml": wordsWithStaff({}),
  "??/messages.yaml": visitorWords({}),
  "places/*": schema.place,
  "contests/*": contest,
  "company.yaml": schema.company,
  "brand.yaml": brand,
  "navigation.yaml": schema.navigation,
  "claims.yaml": schema.claims,
  "promises.yaml": promises,
  "services.yaml": schema.services,
  "local-facts.yaml": schema.localFacts,
  "zip-codes.yaml": schema.zipCodes,
  "people.yaml": people,
  "jobs.yaml": jobs,
  "reviews.yaml": reviews,
  "removed-reviews.yaml": removedReviews,
  "consents.yaml": consents,
  "counsel.yaml": counsel,
  "storm.yaml": stormSwitch,
  "storm/numbers.yaml": stormNumbers,
  "storm/??.yaml": stormLanguage,
  ...Object.fromEntries(
    Object.entries(figureShapes).map(([name, shape]) => [`${name}.yaml`, shape]),
  ),
};

/** @returns the first pattern that fits, or nothing */
const patternOf = (name: string) => Object.keys(SHAPES).find((pattern) => isLike(name, pattern));

export const hasShape = (name: string) => patternOf(name) !== undefined;

function isLike(name: string, pattern: string): boolean {
  const expression = pattern.replaceAll(".", "\\.").replaceAll("?", "[a-z]").replace("*", ".+");
  return new RegExp(`^${expression}$`).test(name);
}

/** What we use of JSON Schema. */
export interface FormShape {
  $ref?: string;
  $defs?: Record<string, FormShape>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, FormShape>;
  required?: string[];
  items?: FormShape;
  oneOf?: FormShape[];
  anyOf?: FormShape[];
  additionalProperties?: boolean | FormShape;
  propertyNames?: FormShape;
  minItems?: number;
  maxLength?: number;
  /** As `date`. */
  format?: string;
  /** A regular expression. */
  pattern?: string;
  /** Where nothing may stand in its place; told by `fitting`. */
  isNullable?: boolean;
  title?: string;
  description?: string;
  /** Of a picture: one of `PICTURE_PLACES`. */
  place?: string;
}

const made = new Map<string, FormShape>();

/**
 * The shape of a file as JSON Schema, from which the form makes its fields.
 *
 * @param name in the content folder
 * @throws where content has no place for such a file
 */
export function formShapeOf(name: string): FormShape {
  const pattern = patternOf(name);
  const shape = pattern && SHAPES[pattern];
  if (!shape) throw new Error(`Content has no place for ${name}.`);
  const form = made.get(pattern) ?? (z.toJSONSchema(shape, { io: "input" }) as FormShape);
  made.set(pattern, form);
  return form;
}
