import { expect, test } from "vitest";
import { OPEN_FOR, SHORTEST_VISIT_MS, suspicions, TRAP } from "#app/forms/robot-check.ts";

test.each([
  [{}, undefined],
  [{ [TRAP]: "" }, undefined],
  [{ [TRAP]: "https://example.com" }, "trap"],
  [{ [OPEN_FOR]: "" }, undefined],
  [{ [OPEN_FOR]: "0" }, "haste"],
  [{ [OPEN_FOR]: String(SHORTEST_VISIT_MS - 1) }, "haste"],
  [{ [OPEN_FOR]: String(SHORTEST_VISIT_MS) }, undefined],
  [{ [OPEN_FOR]: "9".repeat(400) }, undefined],
  [{ [OPEN_FOR]: "-5" }, undefined],
  [{ [OPEN_FOR]: "soon" }, undefined],
])("%o: %s", (answers, suspicious) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(answers)) form.append(name, value);
  expect(suspicions(form)[0]?.error).toBe(suspicious);
});
