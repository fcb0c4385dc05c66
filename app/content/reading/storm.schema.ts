/** The shapes of content/storm.yaml and of what lies in content/storm/. */
import { z } from "zod";
import { LONGEST_HEADLINE } from "#app/content/storm.ts";
import { type StormFrame, STORM_TIMES } from "#app/content/storm.ts";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

const day = z.iso.date('must be a day like "2027-09-03"');
const time = z.enum(STORM_TIMES, { error: `There are: ${STORM_TIMES.join(", ")}` });

/** content/storm/numbers.yaml */
export const stormNumbers = z.record(
  anchor,
  z.strictObject({
    shown: words,
    dialled: z.string().regex(/^(911|\+1\d{10})$/, 'must be "911", or +1 and ten digits'),
    source: anchor,
    on: z.array(time).min(1),
  }),
);

const FRAME = [
  ...STORM_TIMES,
  "pages",
  "languages",
  "numbers",
  "checked",
  "recheck",
  "orders",
  "sources",
  "ours",
  "more",
  "usual",
  "paper",
  "line",
  "everywhere",
] as const satisfies (keyof StormFrame)[];

const frame = z.strictObject({
  ...(Object.fromEntries(FRAME.map((name) => [name, richWords])) as Record<
    (typeof FRAME)[number],
    typeof richWords
  >),
  inEnglish: z.string(),
});

const id = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, "must be lower-case words joined by hyphens");

const step = z.strictObject({
  heading: words,
  mark: words,
  when: words.optional(),
  page: time.optional(),
  /** Nothing stands where a line has run out. */
  lines: z.record(id, richWords.optional()),
});

const page = z.strictObject({
  title: words,
  description: words,
  heading: words,
  lead: words,
  steps: z.record(id, step),
});

/** content/storm/en.yaml and the others: what is missing is told by storm-checks.ts. */
export const stormLanguage = z.strictObject({
  language: words,
  reader: z
    .strictObject({ name: words.nullable(), date: day.nullable() })
    .refine(({ name, date }) => Boolean(name) === Boolean(date), "needs both name and date")
    .optional(),
  frame,
  numbers: z.record(anchor, words),
  pages: z.partialRecord(time, page),
});

/** content/storm.yaml */
export const stormSwitch = z
  .strictObject({
    active: z.boolean(),
    until: day.nullable(),
    counties: z.array(words),
    headline: z.record(
      z.string(),
      words.max(LONGEST_HEADLINE, `must be at most ${LONGEST_HEADLINE} characters`),
    ),
  })
  .refine(({ active, until }) => !active || until !== null, {
    path: ["until"],
    error: "must be the last day of the storm while it is active",
  });
