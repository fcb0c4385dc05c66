/** Answers that are each possible, and not together. */
import type { ToolError } from "#questions/tool-question.ts";
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
  const found: [string, OpeningsError, boolean][] = [
    ["built", "future", built !== undefined && built > yearOf(today)],
    ["permit", "future", isLater(permit)],
    [
      "permit",
      "permitAfterBuilt",
      built !== undefined && permit !== undefined && yearOf(permit) > built,
    ],
    ["roof-permit", "future", isLater(roofPermit)],
    [
      "roof-permit",
      "roofBeforeHouse",
      permit !== undefined && roofPermit !== undefined && roofPermit < permit,
    ],
    [
      "not-hip",
      "longerThanEdge",
      perimeter !== undefined && notHip !== undefined && notHip > perimeter,
    ],
  ];
  const wrong = found.filter(([, , isSo]) => isSo);
  // Of one answer, the first error is enough.
  return wrong
    .filter(([field], index) => wrong.findIndex(([other]) => other === field) === index)
    .map(([field, error]) => ({ field, error }));
}

const yearOf = (day: string) => Number(day.slice(0, 4));
