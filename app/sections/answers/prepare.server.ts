import { drawnDuration, weeksInAll } from "#app/content/duration.ts";
import { FIGURED_ANSWERS, TOLD_ANSWERS } from "#app/content/first-answers.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export function prepareAnswers(
  { answers: { time, ...others }, ...section }: SectionOf<"answers">,
  { words, language }: PageContent,
) {
  const { takes, ...timeWords } = time;
  const durations = takes.map((one) => drawnDuration(one, language));
  const answers = {
    ...others,
    time: { ...timeWords, figure: weeksInAll(durations, words.jobTimes.total) },
  };
  return {
    ...section,
    cost: { label: words.answers.cost, ...answers.cost },
    figured: FIGURED_ANSWERS.map((name) => ({ label: words.answers[name], ...answers[name] })),
    told: TOLD_ANSWERS.map((name) => ({ label: words.answers[name], ...answers[name] })),
    more: words.answers.more,
    timesNote: words.answers.timesNote,
  };
}
