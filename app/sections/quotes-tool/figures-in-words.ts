/** How dollars, shares and days are written. */
import { dayInWords } from "#app/content/day-in-words.ts";
import { localeOf } from "#app/content/language.ts";
import { oncePerLanguage } from "#app/content/once-per-language.ts";

export type FiguresInWords = ReturnType<typeof figuresInWords>;

/** A share that is above a limit must not look like it: then it gets more digits, up to so many. */
const MOST_DIGITS = 6;

export const figuresInWords = oncePerLanguage((language) => {
  const money = { style: "currency", currency: "USD" } as const;
  const dollars = new Intl.NumberFormat(localeOf(language), { ...money, maximumFractionDigits: 0 });
  const cents = new Intl.NumberFormat(localeOf(language), money);
  const number = new Intl.NumberFormat(localeOf(language));
  const percents = new Map<number, Intl.NumberFormat>();
  // Browsers disagree with the server whether Spanish has a space before the sign.
  const percent = (share: number, digits: number) => {
    const style = { maximumFractionDigits: digits };
    const format = percents.get(digits) ?? new Intl.NumberFormat(localeOf(language), style);
    percents.set(digits, format);
    return `${format.format(share * 100)}%`;
  };
  return {
    dollars: (sum: number) => dollars.format(sum),
    cents: (sum: number) => cents.format(sum),
    number: (count: number) => number.format(count),
    share: (share: number) => percent(share, 1),
    /** Of a year. */
    rate: (share: number) => percent(share, 2),
    shareBeside(share: number, limit: number) {
      for (let digits = 1; digits < MOST_DIGITS; digits += 1) {
        const written = percent(share, digits);
        if (share === limit || written !== percent(limit, digits)) return written;
      }
      return percent(share, MOST_DIGITS);
    },
    /** @param day like `2026-11-22` */
    day: (day: string) => dayInWords(day, language),
  };
});
