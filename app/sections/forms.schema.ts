/** The schemas of the sections with a form that is sent. */
import { z } from "zod";
import { at } from "#app/content/picture-places.ts";
import { formWords } from "#app/content/reading/interface-words.ts";
import {
  picture,
  pictureWithSpots,
  richWords,
  service,
  spotError,
  words,
} from "#app/content/reading/text.ts";
import { formSheet, questionWords, receiptRows, receiptWords } from "#app/forms/form.schema.ts";
import {
  championQuestions,
  contactQuestions,
  deletionQuestions,
  pricingQuestions,
  stopQuestions,
} from "#questions/forms.ts";

export const championForm = z.strictObject({
  kind: z.literal("champion-form").meta({
    title: "Form: champions",
    description:
      "the form for the written terms of the champions, with what is said once it was sent",
  }),
  ...formSheet,
  questions: questionWords(championQuestions),
  sent: receiptWords.extend({ rows: receiptRows(championQuestions) }),
});

/**
 * All of a page that is not there yet. What every such page says, that it is coming and what we do
 * meanwhile, is in interface.yaml, so no page can say it otherwise.
 */
export const comingSoon = z.strictObject({
  kind: z
    .literal("coming-soon")
    .meta({ title: "Coming soon", description: "the whole of a page that is not there yet" }),
  /** Its name; of a service, the one that the menus have for it. */
  heading: words,
  /** A few words of character. */
  line: words,
  /** What the page will be about. */
  text: richWords,
  picture: picture.meta(at("poster")),
});

export const contactForm = z.strictObject({
  kind: z.literal("contact-form").meta({
    title: "Form: a message",
    description: "the form for a message about anything, with what is said once it was sent",
  }),
  ...formSheet,
  questions: questionWords(contactQuestions),
  sent: receiptWords.extend({ rows: receiptRows(contactQuestions) }),
});

const deletionState = z.strictObject({ title: words, heading: words, text: richWords });

export const deletionForm = z.strictObject({
  kind: z.literal("deletion-form").meta({
    title: "Form: delete an account",
    description: "the form to have an account deleted, with what is said until it is gone",
  }),
  ...formSheet,
  questions: questionWords(deletionQuestions),
  sent: receiptWords.extend({
    /** In place of `next`, for accounts named by a phone number. */
    nextByPhone: receiptWords.shape.next,
    rows: receiptRows(deletionQuestions),
  }),
  /** Where the link in the mail leads. In the words: {date}. */
  states: z.strictObject({
    waiting: deletionState,
    confirm: words,
    /** Why it was not confirmed, where the fault is not the link's. */
    troubles: formWords.shape.troubles,
    expired: deletionState,
    verified: deletionState,
    done: deletionState,
  }),
});

export const pricingForm = z.strictObject({
  kind: z.literal("pricing-form").meta({
    title: "Form: a price",
    description: "the form for a price, with what is said once it was sent",
  }),
  ...formSheet,
  eyebrow: words.optional(),
  questions: questionWords(pricingQuestions),
  groups: z.strictObject({ improvements: words, homeServices: words }),
  /** What each step is called: what and where, how to answer, and the rest. */
  steps: z.strictObject({ wish: words, reply: words, rest: words }),
  /** Beside the form on wide screens: on its spots is marked what was chosen. */
  house: z
    .strictObject({
      picture: pictureWithSpots.meta(at("chosen")),
      spots: z.record(service, words),
    })
    .superRefine((house, context) => {
      for (const [name, spot] of Object.entries(house.spots)) {
        const message = spotError(spot, house.picture);
        if (message) context.addIssue({ code: "custom", path: ["spots", name], message });
      }
    }),
  /** What opens to it. */
  notYetLabel: words,
  /** Above what is not open yet, with the way to be told. */
  notYetLead: words,
  sent: receiptWords.extend({
    rows: receiptRows(pricingQuestions),
    agreed: words,
    notAgreed: words,
  }),
});

export const stopForm = z.strictObject({
  kind: z
    .literal("stop-form")
    .meta({ title: "Form: stop contact", description: "the form to end all contact" }),
  ...formSheet,
  questions: questionWords(stopQuestions),
  done: z.strictObject({
    title: words,
    heading: words,
    /** Only where scripts run. In it: {contact}, like `… 0199`. */
    stopped: words,
    /** In `received`: {date}, a day and a time. */
    ticket: z.strictObject({ label: words, received: words, print: words }),
    paragraphs: z.array(richWords).min(1),
  }),
});
