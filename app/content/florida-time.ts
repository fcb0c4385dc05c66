/** Dates and times as clocks in our part of Florida show them, with daylight saving. */
import { localeOf, oncePerLanguage } from "#app/content/language.ts";

/** The time zone of the company, and of nearly all of Florida. */
export const FLORIDA_ZONE = "America/New_York";

const DAY_MS = 86_400_000;

/**
 * The moments at which a clock on the wall here shows this time. One, as a rule; none in the hour
 * that spring skips; two in the hour that fall repeats; none on a day that no calendar has.
 *
 * @param local like `2027-03-01T09:00`
 * @returns the same with its distance from UTC, like `2027-03-01T09:00-05:00`
 */
export function floridaMoments(local: string): string[] {
  const near = Date.parse(`${local}Z`);
  // JavaScript takes February 30 for March 2.
  if (Number.isNaN(near) || !new Date(near).toISOString().startsWith(local)) return [];
  // The clocks change at most once in two days.
  const offsets = new Set([offsetAt(near - DAY_MS), offsetAt(near + DAY_MS)]);
  return [...offsets]
    .map((offset) => `${local}${offset}`)
    .filter((moment) => moment.endsWith(offsetAt(Date.parse(moment))));
}

/** `-05:00` in winter, `-04:00` in summer. */
const offsetAt = (instant: number): string =>
  zonedParts(instant, { timeZoneName: "longOffset" }).timeZoneName?.replace("GMT", "") ?? "";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * What a clock and a calendar in Florida show, part by part, because no language writes days alike in every
 * version of every browser. A format is made when it is first needed and kept: looking up a time zone holds
 * up a phone for a tenth of a second.
 */
export function zonedParts(moment: Date | number, options: Intl.DateTimeFormatOptions) {
  const key = Object.keys(options).join();
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone: FLORIDA_ZONE });
  formats.set(key, format);
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Partial<Record<Intl.DateTimeFormatPartTypes, string>>;
}

/** The day that a calendar in Florida shows at a moment, like `2026-11-22`. */
export function floridaDate(moment: Date): string {
  const { year, month, day } = zonedParts(moment, {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return `${year}-${month}-${day}`;
}

/** Today where the company is, as `2026-11-21`. */
export const todayInFlorida = (now = new Date()): string => floridaDate(now);

const formatIn = /* @__PURE__ */ oncePerLanguage(
  (language) => new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }),
);

/** `November 22, 2026` @param day like `2026-11-22` */
export const dayInWords = (day: string, language: string): string =>
  formatIn(language).format(new Date(day));

/** A moment as its day is written here, like `November 21, 2026`. */
export const floridaDay = (moment: string, language: string): string =>
  dayInWords(floridaDate(new Date(moment)), language);

/** Between a time and its half of the day, and in an abbreviation of two letters. */
const UNBROKEN_BLANKS = /(?<=:\d\d|\b[ap]\.) (?=[ap]\.? ?m\b|m\.)/gi;

/**
 * Writes moments as a day and a time in Florida: `November 22, 2026 at 9:00 AM`. By the language itself and
 * not as it is written in the United States (`localeOf`), where Spanish would lose the blank in `9:00 a. m.`.
 */
export function clockInFlorida(language: string, dateStyle: "long" | "medium") {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle,
    timeStyle: "short",
    hour12: true,
    timeZone: FLORIDA_ZONE,
  });
  return (moment: number) => format.format(moment).replaceAll(UNBROKEN_BLANKS, "\u00a0");
}
