/** Whatever is wrong with a form, there are words for it: never the bare name of a fault. */
import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { readContent } from "#app/content/reading/read.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { fixedAddresses } from "#app/routes.ts";
import type { Problem } from "#app/forms/answer.ts";
import { messageFor } from "#app/forms/message-for.ts";
import {
  deletionProblems,
  EMPTY_ACCOUNT_DELETION,
  readAccountDeletion,
} from "#requests/asking/account-deletion.ts";
import {
  EMPTY_PRICING_REQUEST,
  pricingProblems,
  readPricingRequest,
  WAYS,
} from "#requests/asking/pricing-request.ts";
import { readStopRequest, stopProblems } from "#requests/asking/stop-request.ts";

const site = readContent(fixedAddresses());
const content = { ...site, ...site.languages.en, language: "en" } as unknown as PageContent;

/** What fills every field alike: nothing, nonsense, a ZIP code from elsewhere, far too much. */
const TYPED = ["", "x", "99501", "x".repeat(100_000)];

function filled(fields: string[], others: Record<string, string> = {}): FormData[] {
  return TYPED.map((text) => {
    const form = new FormData();
    for (const field of fields) form.set(field, text);
    for (const [field, value] of Object.entries(others)) form.set(field, value);
    return form;
  });
}

const pricing = ["", ...WAYS].flatMap((way) => filled(Object.keys(EMPTY_PRICING_REQUEST), { way }));

test.each<[string, object, Problem[]]>([
  [
    "the form for a price",
    sectionOf("pricing-form", content).questions,
    pricing.flatMap((form) => pricingProblems(readPricingRequest(form))),
  ],
  [
    "the form to delete an account",
    sectionOf("deletion-form", content).questions,
    filled(Object.keys(EMPTY_ACCOUNT_DELETION)).flatMap((form) =>
      deletionProblems(readAccountDeletion(form)),
    ),
  ],
  [
    "the form to stop contact",
    sectionOf("stop-form", content).questions,
    filled(["contact"]).flatMap((form) => stopProblems(readStopRequest(form))),
  ],
])("%s", (_, questions, problems) => {
  expect(problems).not.toEqual([]);
  for (const problem of problems) {
    const message = messageFor(problem, questions, content.words.form.faults);
    expect(message, `${problem.field}: ${problem.fault}`).toContain(" ");
  }
});
