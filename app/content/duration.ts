/** How long something takes, as people write it: "2 to 4 weeks", "about 1 week", "1 a 3 días hábiles". */
import { localeOf } from "#app/content/language.ts";

export interface Duration {
  /** In days. */
  least: number;
  most: number;
}

const DAYS_IN = { day: 1, week: 7, month: 30, year: 365 } as const;

/** @returns nothing where the words are written in another way */
export function durationIn(words: string, language: string): Duration | undefined {
  for (const [unit, days] of Object.entries(DAYS_IN)) {
    const { least, most } = written(unit, language).exec(words)?.groups ?? {};
    if (least) return { least: Number(least) * days, most: Number(most ?? least) * days };
  }
  return undefined;
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
