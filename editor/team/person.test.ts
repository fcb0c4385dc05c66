import { expect, test } from "vitest";
import { personOf } from "./person.ts";

const named = (name: unknown, mail = "ann@example.com") =>
  personOf({ mail, name }, ["@example.com"])?.name;

test.each([
  ["Ann Baker", "Ann Baker"],
  ["Ann <eve@example.net>", "Ann eve@example.net"],
  ["Ann\n\u202eBaker", "AnnBaker"],
  // Git takes none of these for a name.
  ["", "ann"],
  [" . ", "ann"],
  ["\"';:,.", "ann"],
  [["Ann"], "ann"],
  [undefined, "ann"],
])("is called %j by git as %s", (name, called) => {
  expect(named(name)).toBe(called);
});

test("is called by the whole address where its letters make no name", () => {
  expect(named(undefined, "_@example.com")).toBe("_@example.com");
});
