import { sync } from "node-ical";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";
import type { CalendarEvent } from "./calendar-event.ts";

const making = { maker: "A Company, home file", language: "es", made: Date.UTC(2026, 10, 22, 12) };
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
    "PRODID:-//A Company\\, home file//ES",
    "BEGIN:VEVENT",
    "UID:wind-form/2031-01-15/",
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

/** Long enough to be folded; with letters of several bytes, and half of such a letter. */
const STRANGE = 'a B 9 é 漢 ; , : \\ " 👩‍🔧 \ud83d '.repeat(20);

test("no line is longer than 75 bytes, no letter is cut, and another program reads the same", () => {
  const file = write({ ...windForm, title: `x${STRANGE}x`, note: `${STRANGE}\n${STRANGE}x` });
  const bytes = new TextEncoder().encode(file);
  expect(new TextDecoder("utf-8", { fatal: true }).decode(bytes)).toBe(file);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const [event] = read(file);
  expect(event).toMatchObject({
    datetype: "date",
    summary: `x${STRANGE}x`.toWellFormed(),
    description: `${STRANGE}\n${STRANGE}x`.toWellFormed(),
  });
});
