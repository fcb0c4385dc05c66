/** What is wrong with an answer, whichever tool asks; interface.yaml has the words. */
export const FAULTS = [
  "missing",
  "noNumber",
  "outOfRange",
  "tooFine",
  "notWhole",
  "noChoice",
  "noDay",
  "dayOutOfRange",
  "noMonthDay",
  "tooLong",
  "wrongCount",
  "noZip",
] as const;
export type Fault = (typeof FAULTS)[number];

export interface HowToRead {
  /** Whether a comma may stand before cents, as in Spanish. */
  decimalComma: boolean;
}

/** Nothing, where nothing was typed. */
export type Read<Value> = { value: Value | undefined } | { fault: Fault };
