import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { LONGEST } from "#questions/clean-text.ts";
import { type PricingRequest, pricingQuestions } from "#questions/forms.ts";
import { errorsIn, readForm } from "#questions/form-question.ts";

const { phone } = siteContent.company;

const empty: PricingRequest = {
  services: [],
  zip: "",
  way: undefined,
  email: "",
  phone: "",
  hours: [],
  name: "",
  message: "",
  language: "",
  agreesToCalls: false,
  agreesToNews: false,
};

const right: PricingRequest = {
  ...empty,
  services: ["solar"],
  zip: "33435",
  way: "email",
  email: "jane.sample@example.com",
  name: "Jane Sample",
};

const errors = (changed: Partial<PricingRequest>) =>
  errorsIn(pricingQuestions, { ...right, ...changed }).map(
    ({ field, error }) => `${field} ${error}`,
  );

test("an empty form is an empty request, and lacks what is asked for in the order of the form", () => {
  expect(readForm(pricingQuestions, new FormData())).toEqual(empty);
  expect(errorsIn(pricingQuestions, empty)).toEqual(
    ["services", "zip", "way", "name"].map((field) => ({ field, error: "missing" })),
  );
});

test("a form is read as it was filled in", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    services: "solar",
    zip: " ３３４３５ ",
    way: "text",
    phone: phone.shown,
    hours: "8-12",
    name: " Jose\u0301  Sample ",
    message: "one\r\ntwo",
    language: "es",
    agreesToCalls: "on",
  })) {
    form.append(name, value);
  }
  expect(readForm(pricingQuestions, form)).toEqual({
    ...empty,
    services: ["solar"],
    zip: "33435",
    way: "text",
    phone: phone.shown,
    hours: ["8-12"],
    name: "José Sample",
    message: "one\ntwo",
    language: "es",
    agreesToCalls: true,
  });
});

test.each([
  [{}, []],
  [{ services: [] }, ["services missing"]],
  [{ zip: "3343" }, ["zip wrong"]],
  [{ way: undefined }, ["way missing"]],
  [{ email: "" }, ["email missing"]],
  [{ email: "jane" }, ["email wrong"]],
  [{ way: "phone" }, ["phone missing"]],
  [{ way: "text", phone: "12" }, ["phone wrong"]],
  [{ way: "phone", phone: phone.shown.replace(/\D+/g, " "), email: "not asked for" }, []],
  [{ name: "" }, ["name missing"]],
  [{ name: "x".repeat(LONGEST.name) }, []],
  [{ name: "x".repeat(LONGEST.name + 1) }, ["name long"]],
  [{ message: "x".repeat(LONGEST.text) }, []],
  [{ message: "x".repeat(LONGEST.text + 1) }, ["message long"]],
] satisfies [Partial<PricingRequest>, string[]][])("%# tells what is wrong", (changed, told) => {
  expect(errors(changed)).toEqual(told);
});
