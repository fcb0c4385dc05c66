import { z } from "zod";
import { richWords, words } from "#app/content/reading/text.ts";

const state = z.strictObject({ title: words, heading: words, text: words });

/** The form of all pages that are not there yet, to be told when they are, with what follows. */
export const waitlistWords = z.strictObject({
  heading: words,
  lead: richWords,
  questions: z.strictObject({
    email: z.strictObject({ label: words, hint: words.optional() }),
  }),
  submit: words,
  /** For everybody who sends it. In what was written: {contact}. */
  done: z.strictObject({
    title: words,
    heading: words,
    written: words,
    paragraphs: z.array(richWords).min(1),
  }),
  /** Where the links in our mails lead. In the words: {date}. */
  states: z.strictObject({ waiting: state, confirmed: state, gone: state }),
  confirm: words,
  end: words,
});
