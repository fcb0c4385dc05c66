import { expect, test } from "vitest";
import { hoursNobodyCalls } from "#app/content/reading/call-hours.ts";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import { BEST_HOURS } from "#questions/forms.ts";

const office = (opens: string, closes: string) =>
  ({ from: "mon", to: "fri", opens, closes }) as const;
const { change, complaint } = contentCopy();

test.each([
  ["08:00", "17:00", []],
  ["07:00", "23:00", []],
  ["08:30", "17:00", ["8-12"]],
  ["08:00", "16:30", ["12-17"]],
  ["09:00", "16:00", ["8-12", "12-17"]],
])("an office that is open from %s to %s cannot call at %j", (opens, closes, outside) => {
  expect(hoursNobodyCalls(office(opens, closes))).toEqual(outside);
});

test("the form offers what the company's hours allow", () => {
  const { company } = siteContent;
  expect(BEST_HOURS.length).toBeGreaterThan(1);
  expect(hoursNobodyCalls(company.hours.office)).toEqual([]);
});

test("where the office closes earlier, the content says that the form offers more", () => {
  change("company.yaml", 'closes: "17:00"', 'closes: "16:00"');
  expect(complaint()).toMatch(
    /content\/company\.yaml:\d+\n {4}hours\.office: .*calls at 12-17 o’clock/,
  );
});
