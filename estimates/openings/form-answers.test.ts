import { expect, test } from "vitest";
import { readAnswers } from "#questions/tool-question.ts";
import { type FormQuestion, formAnswers } from "./form-answers.ts";
import { errorsIn } from "./errors.ts";
import { openingsQuestions } from "./questions.ts";
import { formRules } from "./testing/form-rules.ts";

const TODAY = "2026-11-22";

const ask = (query: string) =>
  readAnswers(openingsQuestions, new URLSearchParams(query), { decimalComma: false });

function answersTo(query: string) {
  const asked = ask(query);
  if (asked.kind !== "answers") throw new Error(`${query}: ${JSON.stringify(asked)}`);
  return asked.answers;
}

function form(query: string, { inZone }: { inZone?: boolean } = { inZone: false }) {
  const { rows } = formAnswers(answersTo(query), inZone, formRules);
  return Object.fromEntries(rows.map((row) => [row.question, row])) as Record<
    FormQuestion,
    (typeof rows)[number]
  >;
}

test("a house that was looked at from end to end", () => {
  const rows = form(
    "windows-a=11&sliders-a=1&garage-a=1&solid-doors=2&county=palm-beach&built=2003&permit=2002-03-02" +
      "&wind-speed=170&roof=newer&roof-permit=2019-06-30&slope=low&perimeter=200&not-hip=18" +
      "&deck=8d-6in&ties=single-wraps&sealed=yes&have-labels=on",
  );
  expect(Object.values(rows).map(({ letter }) => letter)).toEqual([
    "A",
    "1",
    "low",
    "A",
    "C",
    "C",
    "A",
    "A",
    "A",
  ]);
  expect(rows.glass).toMatchObject({ hasPaper: true, paper: "have-labels" });
  expect(rows.code).toMatchObject({ hasPaper: false, paper: "have-permit" });
});

test("what was not answered is left open, row by row", () => {
  const rows = form("windows-x=1", {});
  expect(Object.values(rows).map(({ wants }) => wants)).toEqual([
    "built",
    "county",
    "slope",
    "roof",
    "deck",
    "ties",
    "perimeter",
    "sealed",
    undefined,
  ]);
});

test.each([
  ["deck", "staples", "A"],
  ["deck", "concrete", "D"],
  ["deck", "no-access", "H"],
  ["ties", "toenails", "A"],
  ["ties", "structural", "E"],
  ["ties", "wrong", "I"],
  ["sealed", "yes", "A"],
  ["sealed", "no", "B"],
  ["sealed", "unknown", "C"],
] as const)("%s %s reads %s", (question, answer, letter) => {
  expect(form(`${question}=${answer}`)[question].letter).toBe(letter);
});

test("what nobody has seen may get better by a look", () => {
  expect(form("deck=unknown").deck.wants).toBe("look");
  expect(form("ties=no-access").ties.wants).toBe("look");
  expect(form("ties=wrong").ties.wants).toBeUndefined();
});

test("who does not know is asked to look, as if nothing was said", () => {
  expect(form("slope=unknown").slope).toMatchObject({ letter: undefined, wants: "slope" });
  expect(form("roof=unknown").covering).toMatchObject({ letter: undefined, wants: "roof" });
});

test("a broken pane has no letter until it is repaired; one without a label has N", () => {
  expect(form("windows-a=3&windows-z=1").glass).toMatchObject({
    letter: undefined,
    wants: "repair",
  });
  expect(form("windows-a=3&windows-n=1").glass).toMatchObject({
    letter: "N",
    wants: "have-labels",
  });
});

test.each([
  ["perimeter=200&not-hip=201", [{ field: "not-hip", error: "longerThanEdge" }]],
  ["perimeter=200&not-hip=200", []],
  ["not-hip=200", []],
  ["built=2003&permit=2004-01-01", [{ field: "permit", error: "permitAfterBuilt" }]],
  ["built=2003&permit=2003-12-31", []],
  ["built=2027", [{ field: "built", error: "future" }]],
  ["roof-permit=2026-11-23", [{ field: "roof-permit", error: "future" }]],
  ["roof-permit=2026-11-22", []],
  ["permit=2026-12-01&built=2020", [{ field: "permit", error: "future" }]],
  [
    "permit=1998-05-01&roof-permit=1997-01-01",
    [{ field: "roof-permit", error: "roofBeforeHouse" }],
  ],
])("%s: answers that do not go together are told", (query, errors) => {
  expect(errorsIn(answersTo(query), TODAY)).toEqual(errors);
});
