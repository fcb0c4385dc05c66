import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** In the order in which they happen; their words are `jobTimes` in interface.yaml. */
const STAGES = ["permit", "supply", "work", "inspection", "utility"] as const;

const job = z.strictObject({
  name: words,
  stages: z
    .array(
      z.strictObject({
        stage: z.enum(STAGES),
        /** Taken from work.yaml, as in `{roofing.permit}`. */
        takes: richWords,
      }),
    )
    .min(2),
});

/** Permit, supply, work and inspection of a job, or of several, as one drawn line each. */
export const jobTimes = z.strictObject({
  kind: z.literal("job-times"),
  id: anchor.optional(),
  heading: words,
  lead: richWords.optional(),
  jobs: z.array(job).min(1),
});
