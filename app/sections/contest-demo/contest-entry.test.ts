import { expect, test } from "vitest";
import { errorsIn } from "#questions/form-question.ts";
import { EMPTY_ENTRY, type Entry, entryQuestions } from "./contest-entry.ts";

const right: Entry = {
  ...EMPTY_ENTRY,
  name: "Rosa Bell",
  zip: "33435",
  way: "email",
  email: "rosa@example.com",
  resident: true,
  rules: true,
};

test.each([
  [
    EMPTY_ENTRY,
    ["name missing", "zip missing", "way missing", "resident missing", "rules missing"],
  ],
  [right, []],
  [{ ...right, news: true }, []],
  [{ ...right, way: "phone", email: "" }, ["phone missing"]],
  [{ ...right, phone: "?" }, []],
  [{ ...right, zip: "30301" }, ["zip outside"]],
] satisfies [Entry, string[]][])(
  "%# tells what is wrong, in the order of the form",
  (entry, told) => {
    const errors = errorsIn(entryQuestions, entry);
    expect(errors.map(({ field, error }) => `${field} ${error}`)).toEqual(told);
  },
);
