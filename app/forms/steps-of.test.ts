import { expect, test } from "vitest";
import { pricingQuestions } from "#requests/asking/pricing-request.ts";
import { stepsOf } from "#app/forms/steps-of.ts";

const steps = stepsOf(pricingQuestions);

test("every question is in one step, in its order", () => {
  expect(steps.flat()).toEqual(Object.keys(pricingQuestions));
});

test("address and number are alternatives, and consents go with what stands before them", () => {
  expect(steps).toContainEqual(["email", "phone", "hours"]);
  expect(steps.at(-1)).toEqual(["message", "agreesToCalls", "agreesToNews"]);
  expect(steps.filter((step) => step.length > 1)).toHaveLength(2);
});
