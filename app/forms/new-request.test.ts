/** What is kept of a request for a price: nothing that was not asked for, and consents as they stood. */
import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { newRequest } from "#app/forms/new-request.server.ts";
import { type PricingRequest, pricingQuestions } from "#questions/forms.ts";
import { readForm } from "#questions/form-question.ts";

const { company, consents, languages } = siteContent;
const content = languages.en as PageContent;
const { questions } = sectionOf("pricing-form", content);
const submitter = {
  page: "https://www.example.com/free-pricing",
  from: "203.0.113.7",
  formKey: "k",
};

const typed: PricingRequest = {
  ...readForm(pricingQuestions, new FormData()),
  services: ["roofing"],
  zip: "33435",
  way: "phone",
  email: "rosa@example.com",
  phone: company.phone.shown,
  hours: ["8-12"],
  name: "Rosa Bell",
};

const kept = (changed: Partial<PricingRequest> = {}) =>
  newRequest("pricing", { ...typed, ...changed }, questions, submitter, {
    language: "en",
    otherLanguages: [{ language: "es", name: "Español", prefix: "/es" }],
    consents,
  });

test("only the chosen way is kept, phone numbers as they are dialled", () => {
  expect(kept()).toMatchObject({ email: "", phone: company.phone.dialled });
  expect(kept({ way: "text" })).toMatchObject({ email: "", phone: company.phone.dialled });
  expect(kept({ way: "email" })).toMatchObject({ email: "rosa@example.com", phone: "" });
});

test("hours are those of calls and texts", () => {
  expect(kept().answers).toMatchObject({ hours: ["8-12"] });
  expect(kept({ way: "email" }).answers).toMatchObject({ hours: [] });
});

test("a consent is kept in the words beside its box, whether it was given or not", () => {
  const [calls, news] = kept({ agreesToCalls: true }).consents;
  const plain = questions.agreesToCalls.label.replace(/\[(\w+)\]\(\S+?\)/g, "$1");
  expect(calls).toEqual({
    purpose: "calls",
    wording: plain,
    version: consents.calls.version,
    language: "en",
    agreed: true,
    page: submitter.page,
    contact: company.phone.dialled,
    from: submitter.from,
  });
  expect(calls?.wording).toContain("Agreeing is not a condition of buying anything.");
  expect(news).toMatchObject({ purpose: "news", agreed: false, contact: "", from: "" });
});

test("a consent is kept in the language of the answer, which the form shows", () => {
  const [calls] = kept({ agreesToCalls: true, language: "es" }).consents;
  expect(calls).toMatchObject({ version: consents.calls.version, language: "es" });
  expect(calls?.wording).toMatch(/^Opcional\. Al marcar esta casilla, acepto que /);
  expect(calls?.wording).toContain("Aceptar no es condición para comprar nada.");
  expect(calls?.wording).not.toContain("](");
});

test("nobody agrees to be reached in a way that was not chosen", () => {
  const both = { agreesToCalls: true, agreesToNews: true };
  const agreed = (changed: Partial<PricingRequest>) =>
    kept({ ...both, ...changed }).consents.map((consent) => consent.agreed);
  expect(agreed({ way: "phone" })).toEqual([true, false]);
  expect(agreed({ way: "text" })).toEqual([true, false]);
  expect(agreed({ way: "email" })).toEqual([false, true]);
});
