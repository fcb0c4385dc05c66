import { z } from "zod";
import { richWords, words } from "#app/content/reading/text.ts";
import { askedWords, toolFrame } from "#app/tools/tool.schema.ts";
import { FEDERAL_HOLIDAYS } from "#estimates/days/federal-holiday.ts";
import { RULE_DAYS, RULES, type Rule, type RuleWithDays } from "#estimates/rights/card.ts";
import { RIGHTS_ERRORS } from "#estimates/rights/errors.ts";
import { rightsQuestions } from "#estimates/rights/questions.ts";

const withKeys = <Key extends string>(of: readonly Key[], value: z.ZodType<string>) =>
  z.record(z.enum(of), value);

/** The words of a card: numbers of its law by name, like {businessDays}, from content/figures/rights.yaml. */
const cardWords = (rule: Rule) => {
  const days: readonly string[] = rule in RULE_DAYS ? RULE_DAYS[rule as RuleWithDays] : [];
  return z.strictObject({
    title: words,
    /** What its law counts, for the table of figures; in cards that count nothing, left out. */
    counts: words.optional(),
    /** What each of its days is: before the day itself, and beside it on the line of days. */
    ...(days.length > 0 ? { days: withKeys(days, words), marks: withKeys(days, words) } : {}),
    says: withKeys(RULES[rule], richWords),
    /** Once its law has to be looked at again. */
    after: richWords,
  });
};

export interface CardWords {
  title: string;
  counts?: string | undefined;
  days?: Record<string, string>;
  marks?: Record<string, string>;
  says: Record<string, string>;
  after: string;
}

const cards = z.strictObject(
  Object.fromEntries((Object.keys(RULES) as Rule[]).map((rule) => [rule, cardWords(rule)])),
) as unknown as z.ZodType<Record<Rule, CardWords>>;

const letter = z.strictObject({ heading: words, subject: words, says: z.array(words).min(1) });

/** Which laws may help a homeowner, and until which day. */
export const rightsTool = z.strictObject({
  kind: z.literal("rights-tool").meta({
    title: "Tool: your rights",
    description:
      "a tool: which laws may help after a contract, a deposit, a lien paper, a storm or a no from the association, until which day, with a letter to print; its numbers are in `content/figures/rights.yaml`",
  }),
  ...toolFrame(rightsQuestions),
  questions: askedWords(rightsQuestions),
  faults: withKeys(RIGHTS_ERRORS, words),
  /** Above the last questions, which are ticked. */
  also: words,
  /** The answer in one line: {day} is the next of the reader’s own days, or of the other side’s. */
  headlines: z.strictObject({
    yours: words,
    theirs: words,
    one: words,
    several: words,
    none: words,
  }),
  line: z.strictObject({ heading: words, today: words }),
  /** Days that are no business days, with the name of each holiday. */
  uncounted: z.strictObject({ label: words, holidays: withKeys(FEDERAL_HOLIDAYS, words) }),
  /** Who the calendar’s file says made it, and the link that saves it. */
  calendar: z.strictObject({ maker: words, save: words }),
  because: words,
  missing: words,
  /** Of a day to cancel, also where nobody told of that right; of other days of the reader, and of the other side. */
  passed: z.record(z.enum(["cancel", "unnoticed", "yours", "theirs"]), richWords),
  /** Of a law that has to be looked at again. In it: {until}. */
  ranOut: words,
  outside: z.strictObject({ heading: words, text: richWords }),
  cards,
  letters: z.strictObject({
    heading: words,
    text: richWords,
    print: words,
    date: words,
    receiver: words,
    sender: words,
    signature: words,
    cancel: letter,
    deposit: letter,
  }),
  help: z.strictObject({
    heading: words,
    text: richWords,
    list: z.array(z.strictObject({ name: words, text: richWords })).min(1),
  }),
});
