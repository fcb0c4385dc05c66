import { z } from "zod";
import type { FIRST_ANSWERS } from "#app/content/first-answers.ts";
import { link, richWords, words } from "#app/content/reading/text.ts";

const answer = z.strictObject({ text: richWords, link: link.optional() });

/** Eight short facts right below the top of a service page. None may be missing. */
export const answers = z.strictObject({
  kind: z.literal("answers").meta({
    title: "Eight answers",
    description: "eight short facts below the hero of a service page: cost, time, permit and so on",
  }),
  heading: words,
  answers: z.strictObject({
    /** What it costs, or what that depends on; the link leads to the page’s prices. */
    cost: answer.required(),
    /** Permit, supply and work. */
    time: answer,
    /** Whether one is needed. */
    permit: answer,
    /** Who does the work, under which license. */
    who: answer,
    /** Which one is whose. */
    warranty: answer,
    /** What living there is like meanwhile. */
    house: answer,
    payment: answer,
    firstStep: answer,
  } satisfies Record<(typeof FIRST_ANSWERS)[number], z.ZodType>),
});
