import type { Answers, ToolError } from "#questions/tool-question.ts";
import { type Job, NEEDED_FOR, type priceQuestions } from "#estimates/price/questions.ts";
import { roofSquares } from "#estimates/price/roof-size.ts";

type Asked = Answers<typeof priceQuestions>;

/** In what a job is counted. */
export const UNITS = { roof: "square", openings: "opening", solar: "kilowatt" } as const;
export type Unit = (typeof UNITS)[Job];

const WATTS_A_KILOWATT = 1000;

/** What the job still needs to be told. */
export const missingFor = (answers: Asked): ToolError[] =>
  NEEDED_FOR[answers.job].flatMap((field) =>
    answers[field] === undefined ? [{ field, error: "missing" as const }] : [],
  );

/** How large a job is: in squares of roof, in openings, or in kilowatts of panels (DC). */
export function jobSize(answers: Asked): number {
  const { footprint = 0, rise = 0, waste = 0, openings = 0, panels = 0, watts = 0 } = answers;
  const sizes: Record<Job, number> = {
    roof: roofSquares({ footprint, rise, waste }),
    openings,
    solar: (panels * watts) / WATTS_A_KILOWATT,
  };
  return sizes[answers.job];
}
