/** Reads numbers and days as people type them. */
import type { HowToRead, Read } from "#questions/fields.ts";
import { isDay } from "#estimates/days/calendar-day.ts";

interface Limits extends HowToRead {
  least: number;
  most: number;
  decimals: number;
}

/** Beside a number, people type what it counts, or copy it from beside the field. */
const UNITS = [
  "%|¢|cents?|centavos?|dollars|dólares",
  "sq\\.?ft\\.?|squarefeet|ft²|piescuadrados|pies²",
  "kwh?|w|watts?|tons?|toneladas?|years?|años?",
];
const BESIDE = new RegExp(`^[$]|(${UNITS.join("|")})$`, "gi");
/** What thousands and millions end with, as in 24k, 1.2M or 300 mil. */
const TIMES: [ends: RegExp, times: number][] = [
  [/(k|mil|thousand)$/i, 1000],
  [/(m|mill[oó]n(es)?|million)$/i, 1_000_000],
];
const SPACES = /\s/g;
const WITH_POINT = /^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/;
const WITH_COMMA = /^-?(\d+|\d{1,3}(\.\d{3})+)?(,\d*)?$/;
/** A comma before three digits and nothing more parts thousands, in either language. */
const THOUSANDS = /^-?\d{1,3}(,\d{3})+$/;
/** Where so many digits may follow the point, as in 7.865 cents, one sign before three digits parts no thousands. */
const FINE = /^-?\d{1,3}[.,]\d{3}$/;
const FINE_DIGITS = 3;
const CENTS = 100;

/** A number as people type it: with a dollar sign or a unit, commas between thousands, spaces around. */
export function readNumber(
  typed: string,
  { least, most, decimals, decimalComma }: Limits,
): Read<number | undefined> {
  const whole = typed.replace(SPACES, "").replace(BESIDE, "").replace(/^-\$/, "-");
  const [ends, times] = TIMES.find(([word]) => word.test(whole)) ?? ["", 1];
  const text = whole.replace(ends, "");
  if (text === "") return typed.trim() === "" ? { value: undefined } : { error: "noNumber" };
  const hasComma = decimalComma && isWithComma(text, decimals);
  if ((!hasComma && !WITH_POINT.test(text)) || !/\d/.test(text)) return { error: "noNumber" };
  const plain = hasComma ? text.replaceAll(".", "").replace(",", ".") : text.replaceAll(",", "");
  // In whole cents: 1.1 × 1,000 is a little more than 1,100 for a computer.
  const value = times === 1 ? Number(plain) : Math.round(Number(plain) * times * CENTS) / CENTS;
  if (value < least || value > most) return { error: "outOfRange" };
  const digits = (times === 1 ? plain : String(value)).split(".")[1]?.replace(/0+$/, "") ?? "";
  if (digits.length > decimals) return { error: decimals === 0 ? "notWhole" : "tooFine" };
  return { value };
}

/** In a language that writes 3,5 for 3.5. What may be read either way is read as its question can be answered. */
function isWithComma(text: string, decimals: number): boolean {
  if (!WITH_COMMA.test(text)) return false;
  return decimals >= FINE_DIGITS && FINE.test(text) ? text.includes(",") : !THOUSANDS.test(text);
}

/** As date fields send it. What `05/11/2026` is, May or November, nobody knows who finds it in an address. */
const BY_THE_FIELD = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

export function readDay(typed: string, first: string, last: string): Read<string | undefined> {
  const text = typed.trim();
  if (text === "") return { value: undefined };
  const [, year, month, date] = BY_THE_FIELD.exec(text) ?? [];
  const value = `${year}-${month?.padStart(2, "0")}-${date?.padStart(2, "0")}`;
  if (!year || !isDay(value)) return { error: "noDay" };
  return value < first || value > last ? { error: "dayOutOfRange" } : { value };
}
