import { expect, test } from "vitest";
import { readAnswers } from "#questions/tool-question.ts";
import { rightsQuestions } from "#estimates/rights/questions.ts";
import { rightsFor } from "#estimates/rights/rights.ts";
import { figures } from "#estimates/rights/testing/figures.ts";
import { letterFor } from "./letters.tsx";

const SOLD = "situation=changed&signed=2026-11-25";
const PAID = "situation=deposit&price=24500&deposit=5000&paid=2026-11-22";

test.each([
  [`${SOLD}&where=home`, "2026-11-30", "cancel"],
  [`${SOLD}&where=home`, "2026-12-01", undefined],
  [`${SOLD}&where=home&notice=no`, "2026-12-01", "cancel"],
  [`${SOLD}&where=home&notice=yes`, "2026-12-01", undefined],
  [`${SOLD}&where=online`, "2026-11-25", undefined],
  [`${SOLD}&where=office&payments=on`, "2026-11-30", "cancel"],
  [PAID, "2026-12-22", undefined],
  [PAID, "2026-12-23", "deposit"],
  ["situation=deposit&paid=2026-11-22", "2026-12-23", undefined],
])("the letter for %s on %s: %s", (query, today, letter) => {
  const asked = readAnswers(rightsQuestions, new URLSearchParams(query), { decimalComma: false });
  if (asked.kind !== "answers") throw new Error(JSON.stringify(asked));
  expect(letterFor(rightsFor(asked.answers, figures, today))).toBe(letter);
});
