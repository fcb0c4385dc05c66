/** What homeowners want to know first, in the order in which service pages answer it. */
export const FIRST_ANSWERS = [
  "cost",
  "time",
  "permit",
  "who",
  "warranty",
  "house",
  "payment",
  "firstStep",
] as const;

/** Letters that a visitor sees in one answer, its link included: more would not fit the first screen. */
export const LONGEST_ANSWER = 120;
