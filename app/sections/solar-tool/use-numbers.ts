import { localeOf } from "#app/content/language.ts";
import { oncePerLanguage } from "#app/content/once-per-language.ts";
import { useSite } from "#app/ui/site.ts";

/** Energy is told to the ten, years and hours to the half: more would pretend to know. */
const KWH_STEP = 10;
const HALVES = 2;

export type Numbers = ReturnType<typeof numbersIn>;

const halved = (value: number) => Math.round(value * HALVES) / HALVES;

const numbersIn = oncePerLanguage((language) => {
  const written = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(localeOf(language), options);
    return (value: number) => format.format(value);
  };
  /** Browsers disagree with the server whether Spanish has a space before the sign. */
  const share = (maximumFractionDigits: number) => {
    const hundredths = written({ maximumFractionDigits });
    return (value: number) => `${hundredths(value * 100)}%`;
  };
  const currency = { style: "currency", currency: "USD" } as const;
  const plain = written({ maximumFractionDigits: 3 });
  const list = new Intl.ListFormat(localeOf(language), { type: "conjunction" });
  return {
    language,
    /** Whole dollars. */
    dollars: written({ ...currency, maximumFractionDigits: 0 }),
    cents: written(currency),
    /** To the ten; what is less than ten is told as it is. */
    kwh: (value: number) =>
      plain(value < KWH_STEP ? Math.ceil(value) : Math.round(value / KWH_STEP) * KWH_STEP),
    halves: (value: number) => plain(halved(value)),
    halved,
    plain,
    /** To one digit. */
    tenths: written({ maximumFractionDigits: 1 }),
    /** To two digits. */
    fine: written({ maximumFractionDigits: 2 }),
    /** Of a share like 0.2. */
    percent: share(0),
    finePercent: share(2),
    list: (words: string[]) => list.format(words),
  };
});

/** How numbers of this tool are written in the language of the page. */
export function useNumbers() {
  return numbersIn(useSite().language);
}
