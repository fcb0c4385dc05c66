/** What homeowners want to know first. Service pages set a figure of each of these large, in this order. */
export const FIGURED_ANSWERS = ["time", "house", "warranty", "payment"] as const;

/** And these, which open below, are told in words. */
export const TOLD_ANSWERS = ["cost", "permit", "who", "firstStep"] as const;

export const FIRST_ANSWERS = [...FIGURED_ANSWERS, ...TOLD_ANSWERS];

/** Letters that a visitor sees in one answer, its link included: more would not fit the first screen. */
export const LONGEST_ANSWER = 120;
