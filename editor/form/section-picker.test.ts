import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { kindWords } from "#editor/shapes/kinds.ts";

const PICTURES = path.resolve(import.meta.dirname, "../kinds");

test("each kind that can be picked has a picture, and no picture is of none", () => {
  const pictures = readdirSync(PICTURES).map((file) => file.replace(".avif", ""));
  expect(pictures.toSorted()).toEqual(
    kindWords()
      .map(({ kind }) => kind)
      .toSorted(),
  );
});
