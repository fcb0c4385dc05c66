/** Contests: their facts, their words, and what every card of a contest says. */
import { z } from "zod";
import { floridaMoments } from "#app/content/florida-time.ts";
import type { Report } from "#app/content/reading/content-reader.ts";
import { richWords, words } from "#app/content/reading/text.ts";

/** Above this, Florida wants a drawing filed and secured before it opens (s. 849.094 F.S.). */
const MOST_UNFILED_DOLLARS = 5000;

const localTime = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
    "must be a day and a time in Florida, like 2027-03-01T09:00",
  )
  .transform((local, context) => {
    const [moment, another] = floridaMoments(local);
    if (moment && !another) return moment;
    const message = "is no time, or comes twice, as when the clocks change; choose another";
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

/** content/contests/*.yaml: facts about a contest, the same in every language. */
export const contest = z
  .strictObject({
    sample: z.boolean(),
    kind: z.enum(["drawing", "skill"], "must be drawing (chance decides) or skill (judges do)"),
    opens: localTime,
    closes: localTime,
    prizeValueDollars: z.number().positive(),
  })
  .superRefine(({ kind, opens, closes, prizeValueDollars }, context) => {
    const complain = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    if (Date.parse(closes) <= Date.parse(opens)) complain("closes", "must be later than opens");
    if (kind === "drawing" && prizeValueDollars > MOST_UNFILED_DOLLARS) {
      complain(
        "prizeValueDollars",
        `a drawing for more than $${MOST_UNFILED_DOLLARS} must first be filed with the state; this site is not made for one`,
      );
    }
  });

/** content/en/contests/*.yaml: the words of a contest. */
export const contestWords = z.strictObject({
  title: words,
  description: richWords,
  prize: richWords,
  freeEntry: richWords,
  eligibility: richWords,
  /** A drawing tells the odds; a contest of skill tells the criteria and the judges. */
  odds: richWords.optional(),
  criteria: richWords.optional(),
  judges: richWords.optional(),
  winners: richWords,
  rules: z.array(richWords).min(1),
});

/** `contest` in content/en/interface.yaml: what stands on every card. */
export const contestLabels = z.strictObject({
  sampleMark: words,
  kinds: z.strictObject({ drawing: words, skill: words }),
  /** What stands in a sample in the place of a prize and of a way to enter. */
  samples: z.strictObject({ prize: words, entry: words }),
  opens: words,
  closes: words,
  timeZone: words,
  prizeValue: words,
  prize: words,
  freeEntry: words,
  eligibility: words,
  odds: words,
  criteria: words,
  judges: words,
  winners: words,
  sponsor: words,
  rules: words,
  /** True of every contest, so no contest can leave it out. */
  rulesOfAll: z.array(richWords).min(1),
});

export type Contest = z.infer<typeof contest>;
export type ContestWords = z.infer<typeof contestWords>;

type Files<T> = Record<string, T | undefined>;

/** What tells how each kind of contest finds its winner. */
const TOLD = [
  ["odds", "drawing"],
  ["criteria", "skill"],
  ["judges", "skill"],
] as const;

/** Every contest has its words, and they fit its kind. */
export function checkContests(
  facts: Files<Contest>,
  texts: Files<ContestWords>,
  language: string,
  report: Report,
) {
  for (const slug of new Set([...Object.keys(facts), ...Object.keys(texts)])) {
    const file = `content/contests/${slug}.yaml`;
    const wordsFile = `content/${language}/contests/${slug}.yaml`;
    if (!Object.hasOwn(texts, slug)) report(wordsFile, [], `is missing, but ${file} is there`);
    if (!Object.hasOwn(facts, slug)) report(file, [], `is missing, but ${wordsFile} is there`);
    const { kind } = facts[slug] ?? {};
    const own = texts[slug];
    for (const [name, needing] of kind && own ? TOLD : []) {
      if (kind === needing && own?.[name] === undefined) {
        report(wordsFile, [name], `is missing; a ${kind} contest must tell it`);
      } else if (kind !== needing && own?.[name] !== undefined) {
        report(wordsFile, [name], `belongs to a ${needing} contest; this is a ${kind}`);
      }
    }
  }
}
