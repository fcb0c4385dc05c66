/** The days of a home that a calendar can know, worked out from what is in its file. */
import type { Figures } from "#app/content/reading/figures.ts";
import type { Repeats } from "#estimates/calendar/calendar-event.ts";
import { addDays, addMonths, isDay } from "#estimates/days/calendar-day.ts";
import { warrantyNames } from "./questions.ts";
import type { HomeFile } from "./home-file.ts";

const MONTHS_A_YEAR = 12;

/** The rules of these days; content has them, with their sources. Days of every year are like `06-01`. */
export type ReminderRules = Figures["figures/home-file"];

export const REMINDER_KINDS = [
  "filter",
  "coolingSpring",
  "coolingFall",
  "shutters",
  "seasonBegins",
  "seasonEnds",
  "renewal",
  "renewalSoon",
  "windForm",
  "roof",
  "alarms",
  "warranty",
] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

export interface Reminder {
  kind: ReminderKind;
  /** Of several of a kind: what this one is for, if that was typed. */
  about?: string | undefined;
  /** And the question that asks for it. */
  name?: string;
  /** The day by the rule, like `2031-01-15`. */
  early: string;
  /** The day of which it reminds, where that is another. */
  end?: string;
  /** Where it stands in a calendar: that of the end where the early one is over, none where both are. */
  day: string | undefined;
  repeats?: Repeats;
}

/**
 * @param today like `2026-11-22`
 * @returns in the order of their days; those that are over last
 */
export function remindersOf(file: HomeFile, rules: ReminderRules, today: string): Reminder[] {
  const reminders = [
    ...(hasCooling(file) ? coolingReminders(rules, today) : []),
    ...seasonReminders(rules, today),
    ...(file.renewal ? renewalReminders(file.renewal, rules, today) : []),
    ...paperReminders(file, rules, today),
    ...warrantyReminders(file, rules, today),
  ];
  return reminders.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

/** After all days that calendars have. */
const OVER = "over";
const orderOf = ({ day, early }: Reminder) => day ?? `${OVER} ${early}`;

const hasCooling = (file: HomeFile): boolean =>
  file.hasCooling ||
  [file.coolingModel, file.coolingSerial, file.coolingTons, file.coolingDate].some(
    (answer) => answer !== undefined,
  );

function coolingReminders({ cooling }: ReminderRules, today: string): Reminder[] {
  const early = nextOfMonth(cooling.filterDay, today);
  return [
    { kind: "filter", early, day: early, repeats: "monthly" },
    yearly("coolingSpring", cooling.spring, today),
    yearly("coolingFall", cooling.fall, today),
  ];
}

const seasonReminders = ({ season }: ReminderRules, today: string): Reminder[] => [
  yearly("shutters", season.shutters, today),
  yearly("seasonBegins", season.begins, today),
  yearly("seasonEnds", season.ends, today),
];

function yearly(kind: ReminderKind, monthDay: string, today: string): Reminder {
  const early = nextBefore(monthDay, 0, today);
  return { kind, early, day: early, repeats: "yearly" };
}

/** Where the days before the next renewal have begun, it is told by itself. */
function renewalReminders(day: string, rules: ReminderRules, today: string): Reminder[] {
  const monthDay = day.slice("2026-".length);
  const early = nextBefore(monthDay, rules.renewal.daysBefore, today);
  const next = nextBefore(monthDay, 0, today);
  const everyYear: Reminder = { kind: "renewal", early, day: early, repeats: "yearly" };
  const soon: Reminder = { kind: "renewalSoon", early: next, day: next };
  return next < early ? [soon, everyYear] : [everyYear];
}

function paperReminders(file: HomeFile, rules: ReminderRules, today: string): Reminder[] {
  const { windFormDate, roofPermitDate, alarmDate } = file;
  const reminders: Reminder[] = [];
  if (windFormDate) {
    const end = addYears(windFormDate, rules.windForm.years);
    reminders.push(once("windForm", addDays(end, -rules.windForm.daysBefore), end, today));
  }
  if (roofPermitDate) {
    const { years, monthsBefore } = rules.roof;
    const early = addMonths(roofPermitDate, years * MONTHS_A_YEAR - monthsBefore);
    reminders.push(once("roof", early, addYears(roofPermitDate, years), today));
  }
  if (alarmDate) {
    const end = addYears(alarmDate, rules.alarms.years);
    reminders.push(once("alarms", end, end, today));
  }
  return reminders;
}

const addYears = (day: string, years: number) => addMonths(day, years * MONTHS_A_YEAR);

const warrantyReminders = (file: HomeFile, rules: ReminderRules, today: string): Reminder[] =>
  warrantyNames().flatMap(({ what, until }) => {
    const end = file[until];
    if (!end) return [];
    const early = addDays(end, -rules.warranty.daysBefore);
    return [{ ...once("warranty", early, end, today), about: file[what], name: what }];
  });

function once(kind: ReminderKind, early: string, end: string, today: string): Reminder {
  return { kind, early, end, day: [early, end].find((day) => day >= today) };
}

const LEAP_DAY = "02-29";
const LAST_OF_FEBRUARY = "02-28";

/** @param date from 1 to 28, so that every month has it */
function nextOfMonth(date: number, today: string): string {
  const thisMonth = `${today.slice(0, 8)}${String(date).padStart(2, "0")}`;
  return thisMonth >= today ? thisMonth : addMonths(thisMonth, 1);
}

/**
 * The next day that lies so many days before a day of the year like `06-01`, as a day on which something
 * may come back every year: February 29 would come back in four.
 */
function nextBefore(monthDay: string, days: number, today: string): string {
  const year = Number(today.slice(0, 4));
  const candidates = [0, 1, 2].map((later) => {
    const day = `${year + later}-${monthDay}`;
    const real = isDay(day) ? day : `${year + later}-${LAST_OF_FEBRUARY}`;
    return addDays(real, -days).replace(LEAP_DAY, LAST_OF_FEBRUARY);
  });
  const next = candidates.find((day) => day >= today);
  if (!next) throw new Error(`No day lies ${days} days before ${monthDay} after ${today}`);
  return next;
}
