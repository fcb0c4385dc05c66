import { expect, test } from "vitest";
import { inWordsIn } from "#app/tools/in-words.ts";
import { shareBeside } from "./share-beside.ts";

test("a share above a limit never looks like the limit", () => {
  const inWords = inWordsIn("en");
  expect(shareBeside(0.204, 0.1, inWords)).toBe("20.4%");
  expect(shareBeside(0.1, 0.1, inWords)).toBe("10%");
  expect(shareBeside(2450.01 / 24_500, 0.1, inWords)).toBe("10.00004%");
});
