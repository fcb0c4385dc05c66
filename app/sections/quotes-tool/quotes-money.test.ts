import { expect, test } from "vitest";
import { inWordsIn } from "#app/tools/in-words.ts";
import { above } from "./quotes-money.tsx";

test("a share above a limit never looks like the limit", () => {
  const written = [0.204, 0.1, 2450.01 / 24_500].map((share) => above(share, 0.1, inWordsIn("en")));
  expect(written).toEqual(["20.4%", "10%", "10.00004%"]);
});
