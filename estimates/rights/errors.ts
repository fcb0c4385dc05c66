import { firstErrors, isAbove, type ToolError } from "#questions/tool-question.ts";
import { addMonths } from "#estimates/days/calendar-day.ts";
import type { RightsAnswers } from "#estimates/rights/questions.ts";

/** What is wrong between an answer and today, or another answer. */
export const RIGHTS_ERRORS = [
  "notYet",
  "tooFarAhead",
  "paidBeforeSigning",
  "depositAbovePrice",
  "startBeforeSigning",
  "lastBeforeFirst",
] as const;
type RightsError = (typeof RIGHTS_ERRORS)[number];

/** A start of work may be planned for so many months ahead. */
const MONTHS_AHEAD = 24;

/** @param today a day like `2026-11-22`; what has happened cannot have happened after it */
export function errorsIn(answers: RightsAnswers, today: string): ToolError<RightsError>[] {
  const { signed, paid, price, deposit, start, first, last } = answers;
  return firstErrors<RightsError>([
    ["loss", "notYet", isAbove(answers.loss, today)],
    ["first", "notYet", isAbove(first, today)],
    ["last", "notYet", isAbove(last, today)],
    ["last", "lastBeforeFirst", isAbove(first, last)],
    ["recorded", "notYet", isAbove(answers.recorded, today)],
    ["signed", "notYet", isAbove(signed, today)],
    ["declared", "notYet", isAbove(answers.declared, today)],
    ["start", "tooFarAhead", isAbove(start, addMonths(today, MONTHS_AHEAD))],
    ["start", "startBeforeSigning", isAbove(signed, start)],
    ["deposit", "depositAbovePrice", isAbove(deposit, price)],
    ["paid", "notYet", isAbove(paid, today)],
    ["paid", "paidBeforeSigning", isAbove(signed, paid)],
    ["permits", "notYet", isAbove(answers.permits, today)],
    ["papers", "notYet", isAbove(answers.papers, today)],
  ]);
}
