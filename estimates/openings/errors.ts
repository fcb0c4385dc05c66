/** Answers that are each possible, and not together. */
import { firstErrors, type ToolError } from "#questions/tool-question.ts";
import type { OpeningsAnswers } from "#estimates/openings/questions.ts";

export const OPENINGS_ERRORS = [
  "future",
  "permitAfterBuilt",
  "roofBeforeHouse",
  "longerThanEdge",
] as const;
type OpeningsError = (typeof OPENINGS_ERRORS)[number];

/** @param today as `2026-11-22` */
export function errorsIn(
  { built, permit, perimeter, ...answers }: OpeningsAnswers,
  today: string,
): ToolError<OpeningsError>[] {
  const roofPermit = answers["roof-permit"];
  const notHip = answers["not-hip"];
  const isLater = (date: string | undefined) => date !== undefined && date > today;
  return firstErrors<OpeningsError>([
    { field: "built", error: "future", isSo: built !== undefined && built > yearOf(today) },
    { field: "permit", error: "future", isSo: isLater(permit) },
    {
      field: "permit",
      error: "permitAfterBuilt",
      isSo: built !== undefined && permit !== undefined && yearOf(permit) > built,
    },
    { field: "roof-permit", error: "future", isSo: isLater(roofPermit) },
    {
      field: "roof-permit",
      error: "roofBeforeHouse",
      isSo: permit !== undefined && roofPermit !== undefined && roofPermit < permit,
    },
    {
      field: "not-hip",
      error: "longerThanEdge",
      isSo: perimeter !== undefined && notHip !== undefined && notHip > perimeter,
    },
  ]);
}

const yearOf = (day: string) => Number(day.slice(0, 4));
