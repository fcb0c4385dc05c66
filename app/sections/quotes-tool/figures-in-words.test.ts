import { expect, test } from "vitest";
import { figuresInWords } from "./figures-in-words.ts";

const inWords = figuresInWords("en");

test("dollars are whole, payments have cents, days are written out", () => {
  expect(inWords.dollars(27_839.6)).toBe("$27,840");
  expect(inWords.cents(164.776)).toBe("$164.78");
  expect(inWords.rate(0.062_43)).toBe("6.24%");
  expect(inWords.day("2026-12-22")).toBe("December 22, 2026");
});

test("a share above a limit never looks like the limit", () => {
  expect(inWords.shareBeside(0.204, 0.1)).toBe("20.4%");
  expect(inWords.shareBeside(0.1, 0.1)).toBe("10%");
  expect(inWords.shareBeside(2450.01 / 24_500, 0.1)).toBe("10.00004%");
});
