import { richWords, service } from "#app/content/reading/text.ts";
import { sectionKind } from "#app/sections/section-kind.schema.ts";

export const jobs = sectionKind(
  "jobs",
  "Finished jobs",
  "jobs that were finished, from content/jobs.yaml, the latest first; none, and the section is left out",
  {
    lead: richWords.optional(),
    /** Whose jobs alone. */
    service: service.optional(),
  },
);
