import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export const prepareContestDemo = (section: SectionOf<"contest-demo">, { words }: PageContent) => ({
  ...section,
  errors: { errorHeading: words.form.errorHeading, faults: words.form.faults },
});
