import { z } from "zod";
import type { FIRST_ANSWERS } from "#app/content/first-answers.ts";
import { link, richWords, words } from "#app/content/reading/text.ts";

const answer = z.strictObject({ text: richWords, link: link.optional() });

/** Its figure is set large, from work.yaml as in `{roofing.on-site}`. The text goes on from it. */
const figured = answer.extend({ figure: words });

/** Eight short facts right below the top of a service page. None may be missing. */
export const answers = z.strictObject({
  kind: z.literal("answers").meta({
    title: "Eight answers",
    description:
      "eight short facts below the hero of a service page: the price, four with a large figure, and three that open",
  }),
  heading: words,
  answers: z.strictObject({
    /** What it costs, or what that depends on; the link leads to the page’s prices. */
    cost: answer.required(),
    /** Permit, supply, work and what else takes days or weeks: their sum is set large. */
    time: answer.extend({ takes: z.array(words).min(1) }),
    /** Whether one is needed. */
    permit: answer,
    /** Who does the work, under which license. */
    who: answer,
    /** For how long we stand behind the work; and which one is whose. */
    warranty: figured,
    /** How long we are there, and what living there is like meanwhile. */
    house: figured,
    /** What is paid first, and then. */
    payment: figured,
    firstStep: answer,
  } satisfies Record<(typeof FIRST_ANSWERS)[number], z.ZodType>),
});
