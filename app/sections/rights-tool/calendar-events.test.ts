import { expect, test } from "vitest";
import type { RightsCard } from "#estimates/rights/card.ts";
import { calendarEvents } from "./calendar-events.ts";

const law = (title: string, marks: Record<string, string>) => ({
  title,
  marks,
  says: { above: "Write a letter." },
  after: "Look again.",
  source: { source: "A law" },
});
const cards = { deposit: law("Deposit", { apply: "Apply", start: "Start" }) } as never;
const found: RightsCard[] = [
  {
    rule: "deposit",
    words: "above",
    isOld: false,
    fits: true,
    days: [
      { name: "apply", day: "2026-11-21", whose: "theirs", passed: true },
      { name: "start", day: "2026-12-05", whose: "theirs", passed: false },
    ],
    because: [],
    missing: [],
  },
];

test("only what is still to come is an event; what is near reminds a day before", () => {
  const event = {
    kind: "deposit-start",
    day: "2026-12-05",
    title: "Start",
    note: "Write a letter.\nA law.",
  };
  expect(calendarEvents(found, cards, "2026-11-22")).toEqual([{ ...event, remindDays: 1 }]);
  expect(calendarEvents(found, cards, "2026-11-21")).toEqual([event]);
});
