import {
  array,
  assert,
  constantFrom,
  date as anyDate,
  option,
  property,
  record,
  string,
} from "fast-check";
import { sync } from "node-ical";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";
import type { CalendarEvent } from "./calendar-event.ts";

const making = { maker: "Key Lime Home, home file", made: Date.UTC(2026, 10, 22, 12) };
const windForm = { kind: "wind-form", day: "2031-01-15", title: "Wind form" };

const write = (...events: CalendarEvent[]) => calendarFile(events, making);
const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

/** What another program reads of it. */
function read(file: string) {
  const all = Object.values(sync.parseICS(file));
  return all.flatMap((one) => (one?.type === "VEVENT" ? [one] : []));
}

test("an event is a whole day with one reminder a week before", () => {
  expect(unfolded(write(windForm))).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Key Lime Home\\, home file//EN",
    "BEGIN:VEVENT",
    expect.stringMatching(/^UID:[0-9a-f]{16}@wind-form$/),
    "DTSTAMP:20261122T120000Z",
    "DTSTART;VALUE=DATE:20310115",
    "SUMMARY:Wind form",
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "DESCRIPTION:Wind form",
    "TRIGGER:-P7D",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("an event that is near has its reminder nearer to it", () => {
  expect(unfolded(write({ ...windForm, remindDays: 1 }))).toContain("TRIGGER:-P1D");
});

test.each([
  ["monthly", "RRULE:FREQ=MONTHLY"],
  ["yearly", "RRULE:FREQ=YEARLY"],
] as const)("what comes back %s says so", (repeats, line) => {
  expect(unfolded(write({ ...windForm, repeats }))).toContain(line);
});

test("signs that mean something in a calendar file are escaped", () => {
  const note = "roof; tile, slate\\shingle\r\nsecond line\rthird\u2028fourth";
  expect(unfolded(write({ ...windForm, note }))).toContain(
    "DESCRIPTION:roof\\; tile\\, slate\\\\shingle\\nsecond line\\nthird\\nfourth",
  );
});

test("what looks like another line of the file stays within its own", () => {
  const file = write({ ...windForm, title: "A\r\nEND:VEVENT\r\nBEGIN:VEVENT" });
  expect(unfolded(file).filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
});

const uidOf = (event: CalendarEvent) => /^UID:(.*)$/m.exec(unfolded(write(event)).join("\n"))?.[1];

test("an event keeps its name while its words change, and shares it with no other", () => {
  expect(uidOf({ ...windForm, title: "Other words" })).toBe(uidOf(windForm));
  const others = [
    { ...windForm, day: "2031-01-16" },
    { ...windForm, kind: "warranty" },
    { ...windForm, about: "Roof" },
    { ...windForm, about: "Windows" },
  ];
  expect(new Set([windForm, ...others].map(uidOf)).size).toBe(others.length + 1);
});

/** Long enough to be folded; with letters of several bytes, and halves of such. */
const STRANGE = 'a B 9 é 漢 ; , : \\ " 👩‍🔧 \ud83d \u2028 \u0007'.split(" ");
const words = string({
  unit: constantFrom(" ", "\n", "\r", "\t", "abcdefg", ...STRANGE),
  size: "large",
  maxLength: 200,
});
const events = array(
  record({
    kind: constantFrom("warranty", "roof-age"),
    about: option(words, { nil: undefined }),
    day: anyDate({
      min: new Date("1990-01-01"),
      max: new Date("2099-12-31"),
      noInvalidDate: true,
    }).map((day) => day.toISOString().slice(0, 10)),
    repeats: option(constantFrom("monthly" as const, "yearly" as const), { nil: undefined }),
    title: words.map((text) => `x${text}x`),
    note: option(
      words.map((text) => `x${text}x`),
      { nil: undefined },
    ),
  }),
  { maxLength: 5 },
);

test("no line is longer than 75 bytes, none ends but with both signs, no letter is cut", () => {
  assert(
    property(events, (some) => {
      const file = calendarFile(some, making);
      const bytes = new TextEncoder().encode(file);
      expect(new TextDecoder("utf-8", { fatal: true }).decode(bytes)).toBe(file);
      for (const line of file.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    }),
  );
});

test("another program reads the same days and words", () => {
  assert(
    property(events, (some) => {
      // One name, one event: the same twice is once.
      const different = [...new Map(some.map((event) => [uidOf(event), event])).values()];
      const found = read(calendarFile(different, making));
      expect(found.map(seen)).toEqual(different.map(meant));
    }),
  );
});

const seen = (event: ReturnType<typeof read>[number]) => ({
  day: localDay(event.start),
  wholeDay: event.datetype,
  title: event.summary,
  note: event.description,
});

const meant = ({ day, title, note }: CalendarEvent) => ({
  day,
  wholeDay: "date",
  title: clean(title),
  note: note === undefined ? undefined : clean(note),
});

const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028/g, "\n")
    .replaceAll("\u0007", "");

/** A date without a time is read as midnight of wherever the reader is. */
const localDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
