import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { prepareAnswers } from "./prepare.server.ts";
import { FIRST_ANSWERS } from "#app/content/first-answers.ts";

const words = siteContent.languages.en?.words;
const strip = (house: string) =>
  prepareAnswers(
    {
      kind: "answers",
      heading: "Eight answers",
      answers: Object.fromEntries(
        FIRST_ANSWERS.map((name) => [name, { text: name === "house" ? house : name }]),
      ) as never,
    },
    { words } as PageContent,
  );

test("answers come in one order, however the file has them", () => {
  expect(strip("Stay.").answers.map(({ text }) => text)).toEqual([
    "cost",
    "time",
    "permit",
    "who",
    "warranty",
    "Stay.",
    "payment",
    "firstStep",
  ]);
});

test("what dots mean is said where there are some", () => {
  expect(strip("Leave for [a day](sample).").samplesNote).toBe(words?.samplesNote);
  expect(strip("Leave for a day.").samplesNote).toBeUndefined();
});
