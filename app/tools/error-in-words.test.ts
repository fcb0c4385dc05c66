import { expect, test } from "vitest";
import { errorInWords } from "#app/tools/error-in-words.ts";
import type { ToolWords } from "#app/content/reading/interface-words.ts";
import { amount, year } from "#questions/fields.ts";

const messages = { outOfRange: "de {least} a {most}" } as ToolWords["faults"];

test("limits are written as people here write numbers, and years as years", () => {
  const told = (field: ReturnType<typeof amount>) =>
    errorInWords("outOfRange", field, messages, "es");
  expect(told(amount(0.5, 12_000))).toBe("de 0.5 a 12,000");
  expect(told(year(1850, 2099))).toBe("de 1850 a 2099");
});
