/** Dates and times as clocks in our part of Florida show them, with daylight saving. */
import { localeOf } from "#app/content/language.ts";
import { FLORIDA_ZONE } from "#app/content/florida-zone.ts";

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

const offsetFormat = new Intl.DateTimeFormat("en-US", {
  timeZone: FLORIDA_ZONE,
  timeZoneName: "longOffset",
});

/** `-05:00` in winter, `-04:00` in summer. */
function offsetAt(instant: number): string {
  const name = offsetFormat.formatToParts(instant).find(({ type }) => type === "timeZoneName");
  return name?.value.replace("GMT", "") ?? "";
}

/** A moment as its day is written here, like `November 21, 2026`. */
export function floridaDay(moment: string, language: string): string {
  const day = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "long",
    timeZone: FLORIDA_ZONE,
  });
  return day.format(new Date(moment));
}
