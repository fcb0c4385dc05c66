import { type Duration, durationIn } from "#app/content/duration.ts";
import { fill } from "#app/content/fill.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

const DAYS_IN_WEEK = 7;

/** So many weeks get a number each; of more, every second one. */
const MOST_NUMBERS = 10;

type Stage = NonNullable<SectionOf<"job-times">["steps"][number]["takes"]>[number];

export function prepareJobTimes(section: SectionOf<"job-times">, { words, language }: PageContent) {
  const stages = withLengths(
    section.steps.flatMap(({ takes = [] }) => takes),
    language,
  );
  const least = stages.reduce((sum, one) => sum + one.least, 0);
  const most = stages.reduce((sum, one) => sum + one.most, 0);
  const weeks = Math.ceil(most / DAYS_IN_WEEK);
  return {
    ...section,
    stages,
    labels: words.jobTimes.stages,
    total: fill(words.jobTimes.total, {
      least: String(Math.max(1, Math.round(least / DAYS_IN_WEEK))),
      most: String(Math.round(most / DAYS_IN_WEEK)),
    }),
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
    const length = durationIn(takes, language);
    if (!length) throw new Error(`"${takes}" cannot be drawn: write it like "2 to 4 weeks"`);
    drawn.push({ stage, takes, from, ...length });
    from += length.most;
  }
  return drawn;
}

function numbered(weeks: number): number[] {
  const step = weeks > MOST_NUMBERS ? 2 : 1;
  return Array.from({ length: Math.floor(weeks / step) }, (_, index) => (index + 1) * step);
}
