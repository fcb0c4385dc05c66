import { dayInWords } from "#app/content/florida-time.ts";
import { fill } from "#app/content/fill.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import type { CalendarEvent } from "#estimates/calendar/calendar-event.ts";
import type { Reminder, ReminderRules } from "#estimates/home-file/reminders.ts";

type ReminderWords = Pick<SectionOf<"home-file-tool">, "reminders" | "unnamedWarranty">;

/** What a day is about: in one line, and in a few sentences. */
export function reminderInWords(
  { kind, early, end = early, about, name = "" }: Reminder,
  { reminders, unnamedWarranty }: ReminderWords,
  rules: ReminderRules,
  language: string,
): { title: string; note: string } {
  const ofKinds: Record<string, object> = rules;
  const rule: { years?: number; daysBefore?: number } = ofKinds[kind] ?? {};
  const values = {
    day: dayInWords(end, language),
    days: String(rule.daysBefore ?? ""),
    years: String(rule.years ?? ""),
    what: about ?? fill(unnamedWarranty, { count: name.replace(/\D/g, "") }),
  };
  const { title, note } = reminders[kind];
  return { title: fill(title, values), note: fill(note, values) };
}

/** The days that a calendar gets: not those that are over. */
export function calendarEvents(
  reminders: Reminder[],
  words: ReminderWords,
  rules: ReminderRules,
  language: string,
): CalendarEvent[] {
  return reminders.flatMap((reminder) => {
    const { kind, day, repeats, about, name } = reminder;
    if (!day) return [];
    const inWords = reminderInWords(reminder, words, rules, language);
    return { kind, about: about ?? name, day, repeats, ...inWords };
  });
}
