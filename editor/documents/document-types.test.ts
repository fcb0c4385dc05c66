/** Names of the files that a new page, town or contest gets. */
import { expect, test } from "vitest";
import { slugFrom, errorInName } from "./document-types.ts";

test.each([
  ["Fort Pierce", "fort-pierce"],
  ["  St. Lucie’s ", "st-lucies"],
  ["Cañón 2", "canon-2"],
  ["2nd Street", "nd-street"],
])("%j is named %s", (called, name) => expect(slugFrom(called)).toBe(name));

test.each(["../solar", "Fort", "fort_pierce", "a--b", ".a", "1st", "", "a".repeat(51)])(
  "%j is no name of a file",
  (name) => expect(errorInName(name)).toBeTruthy(),
);
