/**
 * What the company promises: content/promises.yaml. A short one is taken by name, as in `{answerTime}`; a
 * sentence that is a promise as a whole points to it (sentences.ts).
 */
import { z } from "zod";
import { CALL_DAYS, DELETION_DAYS, LINK_HOURS, WAITLIST_DAYS } from "#app/content/promises.ts";
import { words } from "#app/content/reading/text.ts";

const name = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*(-[a-z0-9]+)*$/, "must be a name like answerTime or magnet-sweep");

const promise = z
  .strictObject({
    /** Until the owner has said yes. */
    sample: z.boolean().default(false),
    /** What is promised, for the owner to read. */
    what: words,
    /** `false` withdraws it: the sentences that point to it go. */
    given: z.boolean().default(true),
    /** What `{name}` in a sentence is filled with: one of the two. */
    number: z.int().positive().optional(),
    words: words.optional(),
  })
  .refine(({ number, words: said }) => number === undefined || !said, {
    error: "has a number or words, never both",
  });

/** What the program itself keeps to; changing one is work on the code, too. */
const KEPT_BY_PROGRAM: Record<string, number> = {
  linkHours: LINK_HOURS,
  callDays: CALL_DAYS,
  deletionDays: DELETION_DAYS,
  wishDays: WAITLIST_DAYS,
};

/** content/promises.yaml */
export const promises = z.record(name, promise).superRefine((all, context) => {
  for (const [id, number] of Object.entries(KEPT_BY_PROGRAM)) {
    if (!all[id] || all[id].number === number) continue;
    const message = `must be ${number}, because the site works with that: change it in app/content/promises.ts as well`;
    context.addIssue({ code: "custom", path: [id, "number"], message });
  }
});

export type Promises = z.infer<typeof promises>;

/** What stands for the names of promises in sentences of the language that they are said in. */
export function promisedWords(all: Promises): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([id, { given, number, words: said }]) => {
      const text = number === undefined ? said : String(number);
      return given && text !== undefined ? [[id, text]] : [];
    }),
  );
}

/** What to do about a name in braces that is a promise, but cannot be filled in. */
export function whyNotFilled(id: string, all: Promises | undefined): string | undefined {
  const found = all && Object.hasOwn(all, id) ? all[id] : undefined;
  if (!found) return undefined;
  return found.given
    ? `the promise ${id} has neither a number nor words in content/promises.yaml; point to it: { promise: ${id}, says: "…" }`
    : `the promise ${id} is withdrawn in content/promises.yaml: take it out of this sentence, or write { promise: ${id}, says: "…", after: "…" }`;
}
