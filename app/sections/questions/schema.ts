import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** Questions people ask, with answers. Also told to search engines. */
export const questions = z.strictObject({
  kind: z
    .literal("questions")
    .meta({ title: "Questions", description: "questions that open to their answers" }),
  id: anchor.optional(),
  heading: words,
  items: z.array(z.strictObject({ question: words, answer: richWords })).min(2),
});
