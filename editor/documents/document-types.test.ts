/** Names of the files that a new page, town or contest gets. */
import { expect, test } from "vitest";
import { slugFrom } from "./document-types.ts";

test.each([
  ["Fort Pierce", "fort-pierce"],
  ["  St. Lucie’s ", "st-lucies"],
  ["Cañón 2", "canon-2"],
  ["2nd Street", "nd-street"],
  [`${"a".repeat(49)} b`, "a".repeat(49)],
  ["../solar", "solar"],
  ["17", ""],
])("%j is named %s", (called, name) => expect(slugFrom(called)).toBe(name));
