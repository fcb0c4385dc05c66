/** Whatever is wrong with a form, there are words for it: never the bare name of a error. */
import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { siteContent as site } from "#app/content/reading/testing/site-content.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { messageFor } from "#app/forms/error-summary.tsx";
import { deletionQuestions, WAYS, pricingQuestions, stopQuestions } from "#questions/forms.ts";
import { type Questions, errorsIn, readForm } from "#questions/form-question.ts";

const content = { ...site, ...site.languages.en, language: "en" } as unknown as PageContent;

/** What fills every field alike: nothing, nonsense, a ZIP code from elsewhere, far too much. */
const TYPED = ["", "x", "99501", "x".repeat(100_000)];

/** Filled so, and with each way to be answered, where one is asked for. */
function filled(questions: Questions): FormData[] {
  return ["", ...WAYS].flatMap((way) =>
    TYPED.map((text) => {
      const form = new FormData();
      for (const name of Object.keys(questions)) form.set(name, text);
      form.set("way", way);
      return form;
    }),
  );
}

test.each<[string, object, Questions]>([
  ["the form for a price", sectionOf("pricing-form", content).questions, pricingQuestions],
  [
    "the form to delete an account",
    sectionOf("deletion-form", content).questions,
    deletionQuestions,
  ],
  ["the form to stop contact", sectionOf("stop-form", content).questions, stopQuestions],
])("%s", (_, words, questions) => {
  const errors = filled(questions).flatMap((form) =>
    errorsIn(questions, readForm(questions, form)),
  );
  expect(errors).not.toEqual([]);
  for (const error of errors) {
    const message = messageFor(error, words, content.words.form.faults);
    expect(message, `${error.field}: ${error.error}`).toContain(" ");
  }
});
