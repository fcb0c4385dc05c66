import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { kindWords } from "#editor/shapes/kinds.ts";
import { SECTION_GROUPS } from "./section-groups.ts";

const PICTURES = path.resolve(import.meta.dirname, "../kinds");

test("each kind that can be picked has a picture, and no picture is of none", () => {
  const pictures = readdirSync(PICTURES).map((file) => file.replace(".avif", ""));
  expect(pictures.toSorted()).toEqual(
    kindWords()
      .map(({ kind }) => kind)
      .toSorted(),
  );
});

test("each kind of section can be found in one group", () => {
  const grouped = Object.values(SECTION_GROUPS).flat();
  const kinds = kindWords().map(({ kind }) => kind);
  expect(grouped.toSorted()).toEqual(kinds.toSorted());
});
