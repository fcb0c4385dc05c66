/** How the answers of tools write numbers, dollars and days in the language of the page. */
import { localeOf, oncePerLanguage } from "#app/content/language.ts";
import { useSite } from "#app/ui/site.ts";

/** Energy is rounded to the ten, years and hours to the half: more would pretend to know. */
const KWH_STEP = 10;
const HALVES = 2;

/** In which February has its 29th. */
const LEAP_YEAR = 2024;

/** No number has more digits after its point. */
const MOST_DIGITS = 6;

export type InWords = ReturnType<typeof inWordsIn>;

export const inWordsIn = oncePerLanguage((language) => {
  const locale = localeOf(language);
  const byDigits = Array.from(
    { length: MOST_DIGITS + 1 },
    (_, digits) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }),
  );
  const number = (value: number, digits = 3) => byDigits[digits]?.format(value) ?? "";
  const money = { style: "currency", currency: "USD" } as const;
  const dollars = new Intl.NumberFormat(locale, { ...money, maximumFractionDigits: 0 });
  const cents = new Intl.NumberFormat(locale, money);
  const list = new Intl.ListFormat(locale);
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return (day: string) => format.format(new Date(day));
  };
  const ofYear = written({ month: "long", day: "numeric" });
  const halved = (value: number) => Math.round(value * HALVES) / HALVES;
  return {
    language,
    number,
    /** Whole dollars. */
    dollars: (sum: number) => dollars.format(sum),
    cents: (sum: number) => cents.format(sum),
    /** Browsers disagree with the server whether Spanish has a space before the sign. @param share like 0.2 */
    percent: (share: number, digits = 0) => `${number(share * 100, digits)}%`,
    /** To the ten; what is less than ten is told as it is. */
    kwh: (value: number) =>
      number(value < KWH_STEP ? Math.ceil(value) : Math.round(value / KWH_STEP) * KWH_STEP),
    halved,
    halves: (value: number) => number(halved(value)),
    list: (words: string[]) => list.format(words),
    /** `November 30, 2026`. Days are like `2026-11-30`. */
    day: written({ dateStyle: "long" }),
    /** `Monday, November 30, 2026` */
    fullDay: written({ dateStyle: "full" }),
    /** `Monday, November 30` */
    weekday: written({ weekday: "long", month: "long", day: "numeric" }),
    /** `November 30` of every year, from `11-30`. */
    dayOfYear: (monthDay: string) => ofYear(`${LEAP_YEAR}-${monthDay}`),
    month: written({ month: "short" }),
    /** `November 2026` */
    monthOfYear: written({ month: "long", year: "numeric" }),
    date: written({ day: "numeric" }),
    year: written({ year: "numeric" }),
  };
});

/** The same in the language of the page. */
export const useInWords = (): InWords => inWordsIn(useSite().language);
