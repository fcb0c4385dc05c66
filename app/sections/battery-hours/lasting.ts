import { localeOf } from "#app/content/language.ts";

/** From so many hours on, days tell more. */
export const HOURS_TOLD_IN_DAYS = 48;
/** Below so many hours, half an hour counts. */
const HOURS_TOLD_IN_HALVES = 10;
const HOURS_A_DAY = 24;

/** Hours in words that do not pretend to know the minute: `3.5 h`, `26 h`, `4 days`. */
export function lastingIn(language: string, units: { hours: string; days: string }) {
  const written = new Intl.NumberFormat(localeOf(language));
  return (hours: number): string => {
    if (hours >= HOURS_TOLD_IN_DAYS)
      return `${written.format(Math.round(hours / HOURS_A_DAY))} ${units.days}`;
    const told = hours < HOURS_TOLD_IN_HALVES ? Math.round(hours * 2) / 2 : Math.round(hours);
    return `${written.format(told)} ${units.hours}`;
  };
}
