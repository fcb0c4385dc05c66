import { expect, test } from "vitest";
import { readMonthDay } from "./read-month-day.ts";

test.each([
  ["3/15", "03-15"],
  [" 03/15 ", "03-15"],
  ["12-1", "12-01"],
  ["2/29", "02-29"],
])("%j is %j", (typed, value) => expect(readMonthDay(typed)).toEqual({ value }));

test.each(["2/30", "13/1", "15", "March 15", "3/15/2027", "0/0"])("%j is no day", (typed) => {
  expect(readMonthDay(typed)).toEqual({ fault: "noMonthDay" });
});

test("nothing typed is nothing", () => expect(readMonthDay(" ")).toEqual({ value: undefined }));
