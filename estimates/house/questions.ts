import { choice, tick, year, zip } from "#questions/fields.ts";
import { type Answers, firstErrors, isAbove, type ToolError } from "#questions/tool-question.ts";

/** Each with its color; what stands before the hyphen is the kind. */
export const ROOFS = [
  "tile",
  "tile-gray",
  "shingle",
  "shingle-tan",
  "metal",
  "metal-white",
  "flat",
  "flat-gray",
] as const;

/** What the house is shown and judged by. It starts as many here are, with all that can be bettered. */
export const houseQuestions = {
  light: { field: choice("day", "storm"), initial: "day", needed: true },
  // By the codes that Florida has had.
  built: {
    field: choice("before-1994", "1994-2001", "2002-2007", "2008-on"),
    initial: "before-1994",
    needed: true,
  },
  walls: { field: choice("white", "sand", "coral", "seafoam"), initial: "white", needed: true },
  roof: { field: choice(...ROOFS), initial: "tile", needed: true },
  "roof-year": { field: year(1920, 2100), initial: "2010", needed: true },
  glass: { field: choice("bare", "shutters", "impact"), initial: "bare", needed: true },
  garage: { field: choice("plain", "braced"), initial: "plain", needed: true },
  panels: { field: tick() },
  battery: { field: tick() },
  trees: { field: tick() },
  zip: { field: zip() },
} as const;

export type HouseAnswers = Answers<typeof houseQuestions>;

export const HOUSE_ERRORS = ["future", "roofBeforeHouse"] as const;
type HouseError = (typeof HOUSE_ERRORS)[number];

/** The first year in which a house of that time can have been built; 0 for the oldest. */
export const firstYearOf = (built: string): number => Number.parseInt(built, 10) || 0;

/** @param today as `2026-11-22` */
export function errorsIn(answers: HouseAnswers, today: string): ToolError<HouseError>[] {
  const put = answers["roof-year"];
  return firstErrors<HouseError>([
    ["roof-year", "future", isAbove(put, Number(today.slice(0, 4)))],
    ["roof-year", "roofBeforeHouse", isAbove(firstYearOf(answers.built), put)],
  ]);
}
