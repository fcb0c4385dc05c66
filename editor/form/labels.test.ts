import { expect, test } from "vitest";
import { labelFor, placeInWords, problemInWords, textInWords } from "./labels.ts";

test("the same name is called by its place", () => {
  expect(labelFor("to", "company.yaml").label).toBe("Last day");
  expect(labelFor("to", "en/pages/home.yaml").label).toBe("Leads to");
  expect(placeInWords("hours.office.closes", "content/company.yaml")).toBe(
    "Hours, Office hours, Closes",
  );
  const path = ["sections", 2, "heading"];
  const problem = { file: "content/en/pages/solar.yaml", path, line: 1, message: "is empty" };
  expect(problemInWords(problem)).toBe("Page /solar, Section 3, Heading: is empty");
});

test.each([
  ["true", "Yes"],
  ["null", "Nothing"],
  ["mon", "Monday"],
  ["17:00", "5:00 PM"],
  ["2026-11-28", "November 28, 2026"],
  ["2026-05-01T09:00", "May 1, 2026 at 9:00 AM"],
  ["A roof of 2026", "A roof of 2026"],
])("%s is told as %s", (text, words) => {
  expect(textInWords(text)).toBe(words);
});
