import type { HowToRead, Read } from "#estimates/asking/read.ts";

interface Limits extends HowToRead {
  least: number;
  most: number;
  decimals: number;
}

/** Beside a number, people type what it counts. */
const BESIDE = /^[$]|[%]$/g;
const SPACES = /\s/g;
const WITH_POINT = /^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/;
const WITH_COMMA = /^-?(\d+|\d{1,3}(\.\d{3})+)?(,\d*)?$/;
/** A comma before three digits and nothing more parts thousands, in either language. */
const THOUSANDS = /^-?\d{1,3}(,\d{3})+$/;
/** Where so many digits may follow the point, as in 7.865 cents, one sign before three digits parts no thousands. */
const FINE = /^-?\d{1,3}[.,]\d{3}$/;
const FINE_DIGITS = 3;

/** A number as people type it: with a dollar sign, commas between thousands, spaces around. */
export function readNumber(
  typed: string,
  { least, most, decimals, decimalComma }: Limits,
): Read<number> {
  const text = typed.replace(SPACES, "").replace(BESIDE, "").replace(/^-\$/, "-");
  if (text === "") return typed.trim() === "" ? { value: undefined } : { fault: "noNumber" };
  const hasComma = decimalComma && isWithComma(text, decimals);
  if ((!hasComma && !WITH_POINT.test(text)) || !/\d/.test(text)) return { fault: "noNumber" };
  const plain = hasComma ? text.replaceAll(".", "").replace(",", ".") : text.replaceAll(",", "");
  const value = Number(plain);
  if (value < least || value > most) return { fault: "outOfRange" };
  const digits = plain.split(".")[1]?.replace(/0+$/, "") ?? "";
  if (digits.length > decimals) return { fault: decimals === 0 ? "notWhole" : "tooFine" };
  return { value };
}

/** In a language that writes 3,5 for 3.5. What may be read either way is read as its question can be answered. */
function isWithComma(text: string, decimals: number): boolean {
  if (!WITH_COMMA.test(text)) return false;
  return decimals >= FINE_DIGITS && FINE.test(text) ? text.includes(",") : !THOUSANDS.test(text);
}
