/** Whatever is wrong with a form, there are words for it: never the bare name of a fault. */
import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { siteContent as site } from "#app/content/reading/testing/site-content.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { messageFor } from "#app/forms/message-for.ts";
import { deletionQuestions } from "#requests/asking/account-deletion.ts";
import { WAYS } from "#requests/asking/person-questions.ts";
import { pricingQuestions } from "#requests/asking/pricing-request.ts";
import type { Questions } from "#requests/asking/question.ts";
import { stopQuestions } from "#requests/asking/stop-request.ts";
import { problemsIn, readForm } from "#requests/asking/typed-form.ts";

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
  const problems = filled(questions).flatMap((form) =>
    problemsIn(questions, readForm(questions, form)),
  );
  expect(problems).not.toEqual([]);
  for (const problem of problems) {
    const message = messageFor(problem, words, content.words.form.faults);
    expect(message, `${problem.field}: ${problem.fault}`).toContain(" ");
  }
});
