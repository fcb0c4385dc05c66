import { expect, test } from "vitest";
import { personOf } from "./person.ts";

test.each([
  ["Ann <eve@example.net>", "Ann eve@example.net"],
  ["Ann\n\u202eBaker", "AnnBaker"],
  // Git takes neither of these as a name.
  [" . ", "ann"],
  [undefined, "ann"],
])("git gets %j as %s", (name, called) => {
  expect(personOf({ mail: "Ann@example.com", name }, ["@example.com"])?.name).toBe(called);
});
