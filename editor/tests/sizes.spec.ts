/** How much is written at once: more than people write, and less than keeps a processor busy for a minute. */
import { expect, test } from "@playwright/test";
import { source } from "./opened-file.ts";
import { answerTo, save } from "./raw-asking.ts";

const NAME = "services.yaml";

test("takes no file that is longer than words are, nor edits without end", async () => {
  const before = source(NAME);
  const { body } = await answerTo(`/edit/api/file?name=${NAME}`);
  const { version, value } = JSON.parse(body) as { version: string; value: object };
  const path = [Object.keys(value)[0]];
  const grown = { op: "set", path, value: "Words ".repeat(100_000) };
  const edits = Array.from({ length: 20_000 }, () => ({ op: "remove", path }));
  for (const [change, status] of [
    // All that is wrong in it would be found by work that grows with the square of its length.
    [{ version, text: `a: ${"[[]".repeat(200_000)}` }, 413],
    [{ version, edits: [grown] }, 413],
    [{ version, edits }, 400],
  ] as const) {
    expect((await save({ [NAME]: change })).status).toBe(status);
  }
  expect(source(NAME)).toBe(before);
});
