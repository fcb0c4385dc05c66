import type { Read } from "#estimates/asking/read.ts";

interface Limits {
  /** So many letters at most. */
  most: number;
  /** With more than one, lines may follow each other. */
  rows: number;
}

/** Words as typed, without what cannot be seen, as comes along when a number is copied. */
export function readText(typed: string, { most, rows }: Limits): Read<string> {
  // Sorting a long row of accents takes minutes, and what is so long is refused anyway.
  if (typed.length > LONGEST_CLEANED * most) return { fault: "tooLong" };
  const value = clean(rows > 1 ? typed : typed.replace(SPACES, " "));
  if (value === "") return { value: undefined };
  return value.length > most ? { fault: "tooLong" } : { value };
}

/** Spaces and signs that nobody sees may be so many times the words. */
const LONGEST_CLEANED = 4;
const SPACES = /\s+/g;

const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, "\n")
    .replace(/\p{Cf}/gu, "")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .normalize("NFC")
    .trim();
