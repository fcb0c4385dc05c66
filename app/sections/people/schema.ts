import { richWords } from "#app/content/reading/text.ts";
import { sectionKind } from "#app/sections/section-kind.schema.ts";

export const people = sectionKind(
  "people",
  "People",
  "who works here, from content/people.yaml; nobody, and the section is left out",
  { lead: richWords.optional() },
);
