/** What the tool asks, in the order of a walk around the house: openings, roof, papers. */
import type { Answers, Question } from "#questions/tool-question.ts";
import { alike } from "#estimates/alike.ts";
import { amount, choice, day, regionalChoice, tick, whole, year } from "#questions/fields.ts";
import {
  GLASS_CLASSES,
  GLASS_KINDS,
  type GlassClass,
  type GlassKind,
} from "#estimates/openings/glass-answer.ts";

/** More of one kind than any house has. */
const MOST_OPENINGS = 200;
const YEARS = [1850, 2099] as const;
const DAYS = ["1850-01-01", "2099-12-31"] as const;
/** Of the map, in miles an hour. */
const WIND_SPEEDS = [90, 250] as const;
const MOST_FEET = 5000;

/** In the order of the form's letters, A first. */
export const DECKS = [
  "staples",
  "8d-12in",
  "8d-6in",
  "concrete",
  "foam",
  "other",
  "unknown",
  "no-access",
] as const;
export const TIES = [
  "toenails",
  "clips",
  "single-wraps",
  "double-wraps",
  "structural",
  "other",
  "unknown",
  "no-access",
  "wrong",
] as const;
export const SEALED = ["yes", "no", "unknown"] as const;

/** The proof that goes with each question of the form, in its order. */
export const PAPERS = [
  "have-permit",
  "have-wind-map",
  "have-slope",
  "have-roof-papers",
  "have-deck-photo",
  "have-ties-photo",
  "have-drawing",
  "have-deck-papers",
  "have-labels",
] as const;
export type Paper = (typeof PAPERS)[number];

/** The name of the question how many openings of a kind are in a class. */
export const countName = (kind: GlassKind, of: GlassClass) =>
  `${kind}-${of.toLowerCase()}` as `${GlassKind}-${Lowercase<GlassClass>}`;

const count = { field: whole(0, MOST_OPENINGS) };

/** How many there are of each kind in each class. */
export const countQuestions = alike(
  GLASS_KINDS.flatMap((kind) => GLASS_CLASSES.map((of) => countName(kind, of))),
  count,
);

export const houseQuestions = {
  "solid-doors": count,
  /** The counties in which we work are named in local-facts.yaml. */
  county: { field: regionalChoice("other") },
  built: { field: year(...YEARS) },
  permit: { field: day(...DAYS) },
  "wind-speed": { field: amount(...WIND_SPEEDS, { decimals: 1 }) },
  roof: { field: choice("first", "newer", "unknown") },
  "roof-permit": { field: day(...DAYS) },
  approval: { field: choice("florida", "county", "none") },
  "older-part": { field: tick() },
  slope: { field: choice("steep", "low", "unknown") },
  flat: { field: tick() },
  perimeter: { field: amount(1, MOST_FEET) },
  "not-hip": { field: amount(0, MOST_FEET) },
  deck: { field: choice(...DECKS) },
  ties: { field: choice(...TIES) },
  sealed: { field: choice(...SEALED) },
  ...alike(PAPERS, { field: tick() }),
} satisfies Record<string, Question>;

export const openingsQuestions = { ...countQuestions, ...houseQuestions };

/** @param counties in which we work, by their ids */
export const questionsIn = (counties: readonly string[]): typeof openingsQuestions => ({
  ...openingsQuestions,
  county: { field: choice<string>(...counties, "other") },
});

export type OpeningsAnswers = Answers<typeof openingsQuestions>;
