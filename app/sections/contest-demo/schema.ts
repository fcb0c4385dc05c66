import { z } from "zod";
import { words } from "#app/content/reading/text.ts";
import { formSheet, questionWords } from "#app/forms/form.schema.ts";
import { entryQuestions } from "./contest-entry.ts";

export const contestDemo = z.strictObject({
  kind: z
    .literal("contest-demo")
    .meta({ title: "Contest to try", description: "a form to try entering; it sends nothing" }),
  ...formSheet,
  /** Stands in place of the form where there is no JavaScript. */
  withoutScript: words,
  questions: questionWords(entryQuestions),
  beforeSubmit: words,
  result: z.strictObject({
    heading: words,
    nothingSent: words,
    resident: words,
    rules: words,
    news: words,
    yes: words,
    no: words,
  }),
});
