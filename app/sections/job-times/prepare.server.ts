import { DAYS_IN_WEEK, type Duration, drawnDuration, weeksInAll } from "#app/content/duration.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

/** So many weeks get a number each; of more, every second one. */
const MOST_NUMBERS = 10;

type Stage = NonNullable<SectionOf<"job-times">["steps"][number]["takes"]>[number];

export function prepareJobTimes(section: SectionOf<"job-times">, { words, language }: PageContent) {
  const stages = withLengths(
    section.steps.flatMap(({ takes = [] }) => takes),
    language,
  );
  const most = stages.reduce((sum, one) => sum + one.most, 0);
  const weeks = Math.ceil(most / DAYS_IN_WEEK);
  return {
    ...section,
    stages,
    labels: words.jobTimes.stages,
    total: weeksInAll(stages, words.jobTimes.total),
    days: weeks * DAYS_IN_WEEK,
    numbers: numbered(weeks),
    weeksLabel: words.jobTimes.weeks,
    note: words.jobTimes.note,
  };
}

/** Stages stand one after the other, each at its longest. */
function withLengths(stages: Stage[], language: string) {
  const drawn: (Duration & Stage & { from: number })[] = [];
  let from = 0;
  for (const { stage, takes } of stages) {
    const length = drawnDuration(takes, language);
    drawn.push({ stage, takes, from, ...length });
    from += length.most;
  }
  return drawn;
}

function numbered(weeks: number): number[] {
  const step = weeks > MOST_NUMBERS ? 2 : 1;
  return Array.from({ length: Math.floor(weeks / step) }, (_, index) => (index + 1) * step);
}
