/** What is wrong with answers, by themselves, with today and with each other. */
import { expect, test } from "vitest";
import { readAnswers } from "#questions/tool-question.ts";
import { errorsIn } from "./errors.ts";
import { rightsQuestions } from "./questions.ts";

const TODAY = "2026-11-22";

function errorsOf(query: string) {
  const asked = readAnswers(rightsQuestions, new URLSearchParams(query), { decimalComma: false });
  if (asked.kind === "nothing") return undefined;
  return asked.kind === "errors" ? asked.errors : errorsIn(asked.answers, TODAY);
}

test.each([
  ["situation=changed&signed=2026-11-23", "signed", "notYet"],
  ["situation=changed&signed=1999-12-31", "signed", "dayOutOfRange"],
  ["situation=changed&signed=2026-02-30", "signed", "noDay"],
  ["situation=storm&loss=2027-01-01", "loss", "notYet"],
  ["situation=changed&work=roof&start=2028-11-23", "start", "tooFarAhead"],
  ["situation=deposit&signed=2026-11-10&paid=2026-11-09", "paid", "paidBeforeSigning"],
  ["situation=deposit&price=1000&deposit=1000.01", "deposit", "depositAbovePrice"],
  ["situation=changed&work=roof&signed=2026-11-10&start=2026-11-09", "start", "startBeforeSigning"],
  ["situation=lien&first=2026-11-10&last=2026-11-09", "last", "lastBeforeFirst"],
  ["situation=deposit&price=-5", "price", "outOfRange"],
  ["situation=deposit&price=1e9", "price", "noNumber"],
  ["situation=divorce", "situation", "noChoice"],
  ["signed=2026-11-10", "situation", "missing"],
  ["situation=&nopermit=on", "situation", "missing"],
])("%s: %s %s", (query, field, error) => {
  expect(errorsOf(query)).toEqual([{ field, error }]);
});

test.each([
  "situation=changed&signed=2026-11-22&work=roof&start=2027-05-01",
  "situation=deposit&signed=2026-11-10&paid=2026-11-10&price=100&deposit=100",
  "situation=hoa&signed=2030-01-01&refused=solar",
  "situation=changed&work=other&declared=2026-02-30",
  "situation=changed&papers=2030-01-01",
])("%s: nothing", (query) => {
  expect(errorsOf(query)).toEqual([]);
});

test("several are told together, in the order of the questions, one for each", () => {
  const query = "situation=deposit&signed=2026-11-25&price=9&deposit=10&paid=2026-11-23";
  expect(errorsOf(query)).toEqual([
    { field: "signed", error: "notYet" },
    { field: "deposit", error: "depositAbovePrice" },
    { field: "paid", error: "notYet" },
  ]);
});

test("what does not fit the situation is not read", () => {
  const query = new URLSearchParams("situation=changed&loss=2026-01-01&papers=2026-11-01");
  const asked = readAnswers(rightsQuestions, query, { decimalComma: false });
  expect(asked).toMatchObject({ answers: { loss: undefined, papers: undefined } });
});
