/** How large a job is, and what it costs. */
import type { Figures } from "#app/content/reading/figures.ts";
import { addMonths } from "#estimates/days/calendar-day.ts";
import { type Job, NEEDED_FOR, type priceQuestions } from "#estimates/price/questions.ts";
import type { Answers, ToolError } from "#questions/tool-question.ts";

type PriceAnswers = Answers<typeof priceQuestions>;

/** In what a job is counted. */
export const UNITS = { roof: "square", openings: "opening", solar: "kilowatt" } as const;

/** Roofers count by the square: a hundred square feet of roof. */
const SQUARE_SQFT = 100;
const INCHES_A_FOOT = 12;
const WATTS_A_KILOWATT = 1000;

/** So old a price may be before its age is told. */
const FRESH_MONTHS = 6;

type UnitPrice = Figures["prices"]["prices"][number];

/** What the job still needs to be told. */
export const missingFor = (answers: PriceAnswers): ToolError[] =>
  NEEDED_FOR[answers.job].flatMap((field) =>
    answers[field] === undefined ? [{ field, error: "missing" as const }] : [],
  );

/** How large a job is: in squares of roof, in openings, or in kilowatts of panels (DC). */
export function jobSize({ job, ...answers }: PriceAnswers): number {
  const { footprint = 0, rise = 0, waste = 0, openings = 0, panels = 0, watts = 0 } = answers;
  /** How much longer a slope is than the floor below it: 1 when flat. */
  const slope = Math.hypot(rise, INCHES_A_FOOT) / INCHES_A_FOOT;
  const sizes: Record<Job, number> = {
    roof: (footprint * slope * (1 + waste / 100)) / SQUARE_SQFT,
    openings,
    solar: (panels * watts) / WATTS_A_KILOWATT,
  };
  return sizes[job];
}

/** Nobody can tell the price of a house they have not seen to the dollar. */
const STEP_DOLLARS = 100;

/** What a job of a size costs about, in dollars. */
export function priceRange(
  size: number,
  { low, likely, high, fixed }: Pick<UnitPrice, "low" | "likely" | "high" | "fixed">,
) {
  const about = (perUnit: number) =>
    Math.round((fixed + perUnit * size) / STEP_DOLLARS) * STEP_DOLLARS;
  return { low: about(low), likely: about(likely), high: about(high) };
}

/** Whether a price is so old that its age must be told. */
export const isOld = ({ asOf }: Pick<UnitPrice, "asOf">, today: string): boolean =>
  addMonths(asOf, FRESH_MONTHS) < today;
