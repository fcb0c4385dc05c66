import { expect, test } from "vitest";
import { EXAMPLES, isRight } from "./testing/examples.ts";

test.each(EXAMPLES)("$id: $what is $expected", (example) => {
  expect(isRight(example), `got ${example.got}`).toBe(true);
});
