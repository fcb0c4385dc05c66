/** How long something takes, as people write it: "2 to 4 weeks", "about 1 week", "1 a 3 días hábiles". */
import { fill } from "#app/content/fill.ts";
import { localeOf } from "#app/content/language.ts";

export interface Duration {
  /** In days. */
  least: number;
  most: number;
}

/** Of a job, in the order in which they happen; their words are `jobTimes` in interface.yaml. */
export const STAGES = ["permit", "supply", "work", "inspection", "utility"] as const;

export const DAYS_IN_WEEK = 7;

const DAYS_IN = { day: 1, week: DAYS_IN_WEEK, month: 30, year: 365 } as const;

/** @returns nothing where the words are written in another way */
export function durationIn(words: string, language: string): Duration | undefined {
  for (const [unit, days] of Object.entries(DAYS_IN)) {
    const { least, most } = written(unit, language).exec(words)?.groups ?? {};
    if (least) return { least: Number(least) * days, most: Number(most ?? least) * days };
  }
  return undefined;
}

/** @throws where the words are written in another way, with how to write them */
export function drawnDuration(words: string, language: string): Duration {
  const duration = durationIn(words, language);
  if (!duration) throw new Error(`"${words}" cannot be drawn: write it like "2 to 4 weeks"`);
  return duration;
}

/** How many weeks all take, one after the other, in the words of a pattern with {least} and {most}. */
export function weeksInAll(durations: Duration[], pattern: string): string {
  const weeks = (end: keyof Duration) =>
    Math.round(durations.reduce((sum, one) => sum + one[end], 0) / DAYS_IN_WEEK);
  return fill(pattern, { least: String(Math.max(1, weeks("least"))), most: String(weeks("most")) });
}

/** One word may stand before the unit or behind it: "business days", "días hábiles". */
const written = (unit: string, language: string) =>
  new RegExp(
    String.raw`(?<least>\d+)(?: \p{L}+ (?<most>\d+))?(?: \p{L}+)? (?:${namesOf(unit, language)})(?: \p{L}+)?$`,
    "u",
  );

/** What a unit is called, for one and for many, as a pattern. */
function namesOf(unit: string, language: string): string {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: "unit",
    unit,
    unitDisplay: "long",
  });
  const nameFor = (count: number) =>
    format.formatToParts(count).find(({ type }) => type === "unit")?.value;
  return [nameFor(2), nameFor(1)].join("|");
}
