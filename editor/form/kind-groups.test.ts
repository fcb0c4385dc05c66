import { expect, test } from "vitest";
import { kindWords } from "#editor/shapes/kinds.ts";
import { KIND_GROUPS } from "./kind-groups.ts";

test("each kind of section can be found in one group", () => {
  const grouped = Object.values(KIND_GROUPS).flat();
  const kinds = kindWords().map(({ kind }) => kind);
  expect(grouped.toSorted()).toEqual(kinds.toSorted());
});
