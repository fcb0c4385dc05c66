import { expect, test } from "vitest";
import { type AccountDeletion, deletionQuestions } from "#requests/asking/account-deletion.ts";
import { LONGEST } from "#requests/asking/answers.ts";
import { problemsIn, readForm } from "#requests/asking/typed-form.ts";
import { siteContent } from "#app/content/reading/testing/site-content.ts";

const { phone } = siteContent.company;

const right: AccountDeletion = {
  account: "jane.sample@example.com",
  name: "Jane Sample",
  reason: "",
  knowsWhatIsKept: true,
};

test("an empty form is an empty request, and lacks what is asked for in the order of the form", () => {
  const empty = readForm(deletionQuestions, new FormData());
  expect(empty).toEqual({ account: "", name: "", reason: "", knowsWhatIsKept: false });
  expect(problemsIn(deletionQuestions, empty)).toEqual(
    ["account", "name", "knowsWhatIsKept"].map((field) => ({ field, fault: "missing" })),
  );
});

test.each([
  [{}, []],
  [{ account: phone.shown }, []],
  [{ account: "jane" }, ["account wrong"]],
  [{ account: "5".repeat(1_000_000) }, ["account wrong"]],
  [{ name: "x".repeat(LONGEST.name + 1) }, ["name long"]],
  [{ reason: "x".repeat(LONGEST.text + 1) }, ["reason long"]],
  [{ knowsWhatIsKept: false }, ["knowsWhatIsKept missing"]],
] satisfies [Partial<AccountDeletion>, string[]][])("%# tells what is wrong", (changed, told) => {
  const problems = problemsIn(deletionQuestions, { ...right, ...changed });
  expect(problems.map(({ field, fault }) => `${field} ${fault}`)).toEqual(told);
});
