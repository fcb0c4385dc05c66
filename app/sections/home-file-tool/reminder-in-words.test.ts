import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { REMINDER_KINDS, type Reminder } from "#estimates/home-file/reminders.ts";
import { calendarEvents, reminderInWords } from "./reminder-in-words.ts";

const { figures, languages } = siteContent;
const rules = figures["figures/home-file"];
const section = languages.en?.pages["/tools/home-file"]?.sections.find(
  (one) => one.kind === "home-file-tool",
);
if (!section) throw new Error("The home file has no page");

const event = (reminder: Reminder) => calendarEvents([reminder], section, rules, "en")[0];

test.each(REMINDER_KINDS)("nothing is left to fill in of %s", (kind) => {
  const reminder = {
    kind,
    early: "2026-12-31",
    end: "2027-03-01",
    day: "2026-12-31",
    name: "warranty1",
  };
  const { title, note } = reminderInWords(reminder, section, rules, "en");
  expect(`${title} ${note}`).not.toMatch(/[{}]| {2}|undefined/);
});

test("a warranty is told by its last day and its name, and what a visitor typed is no mark", () => {
  const roof: Reminder = {
    kind: "warranty",
    early: "2026-12-31",
    end: "2027-03-01",
    day: "2026-12-31",
    about: "{day} $& [x](y)",
    name: "warranty2",
  };
  expect(event(roof)).toMatchObject({
    kind: "warranty",
    day: "2026-12-31",
    about: "{day} $& [x](y)",
    title: "Warranty ends on March 1, 2027: {day} $& [x](y)",
  });
  expect(event({ ...roof, about: undefined })).toMatchObject({
    about: "warranty2",
    title: "Warranty ends on March 1, 2027: warranty 2",
  });
});

test("what is over is in no calendar", () => {
  expect(event({ kind: "roof", early: "2020-02-29", day: undefined })).toBeUndefined();
});
