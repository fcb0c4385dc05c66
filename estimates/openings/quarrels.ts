/** Answers that are each possible, and not together. */
import type { Problem } from "#estimates/asking/answers.ts";
import type { OpeningsAnswers } from "#estimates/openings/questions.ts";

export const OPENINGS_FAULTS = [
  "future",
  "permitAfterBuilt",
  "roofBeforeHouse",
  "longerThanEdge",
] as const;
type OpeningsFault = (typeof OPENINGS_FAULTS)[number];

/** @param today as `2026-11-22` */
export function quarrels(
  { built, permit, perimeter, ...answers }: OpeningsAnswers,
  today: string,
): Problem<OpeningsFault>[] {
  const roofPermit = answers["roof-permit"];
  const notHip = answers["not-hip"];
  const isLater = (date: string | undefined) => date !== undefined && date > today;
  const found: [string, OpeningsFault, boolean][] = [
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
  // Of one answer, the first fault is enough.
  return wrong
    .filter(([field], index) => wrong.findIndex(([other]) => other === field) === index)
    .map(([field, fault]) => ({ field, fault }));
}

const yearOf = (day: string) => Number(day.slice(0, 4));
