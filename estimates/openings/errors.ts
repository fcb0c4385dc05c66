/** Answers that are each possible, and not together. */
import { firstErrors, isAbove, type ToolError } from "#questions/tool-question.ts";
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
  return firstErrors<OpeningsError>([
    ["built", "future", isAbove(built, Number(today.slice(0, 4)))],
    ["permit", "future", isAbove(permit, today)],
    ["permit", "permitAfterBuilt", isAbove(permit?.slice(0, 4), built?.toString())],
    ["roof-permit", "future", isAbove(roofPermit, today)],
    ["roof-permit", "roofBeforeHouse", isAbove(permit, roofPermit)],
    ["not-hip", "longerThanEdge", isAbove(notHip, perimeter)],
  ]);
}
