import type { PageContent } from "#app/content/load.server.ts";
import { holdsSample } from "#app/content/rich-words.ts";
import { FIRST_ANSWERS } from "#app/content/first-answers.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export const prepareAnswers = (
  { answers, ...section }: SectionOf<"answers">,
  { words }: PageContent,
) => ({
  ...section,
  answers: FIRST_ANSWERS.map((name) => ({ label: words.answers[name], ...answers[name] })),
  timesNote: words.answers.timesNote,
  samplesNote: FIRST_ANSWERS.some((name) => holdsSample(answers[name].text))
    ? words.samplesNote
    : undefined,
});
