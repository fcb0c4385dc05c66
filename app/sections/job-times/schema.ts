import { z } from "zod";
import { STAGES } from "#app/content/duration.ts";
import { sectionKind } from "#app/sections/section-kind.schema.ts";
import { richWords, words } from "#app/content/reading/text.ts";

const stage = z.strictObject({
  stage: z.enum(STAGES),
  /** From work.yaml, as in `{roofing.permit}`. */
  takes: richWords,
});

export const jobTimes = sectionKind(
  "job-times",
  "Times of a job",
  "how a job goes, step by step, with a drawn line of its weeks over all steps; the times of a step are taken from `content/en/work.yaml` and must read like “2 to 4 weeks”",
  {
    lead: richWords.optional(),
    /** What is done in the end, as "A new roof". */
    job: words,
    steps: z
      .array(
        z.strictObject({
          title: words,
          text: richWords,
          /** What takes days or weeks here. A step without is done in hours. */
          takes: z.array(stage).min(1).optional(),
        }),
      )
      .min(2),
  },
);
