/** What homeowners want to know first is what it costs. Then service pages set a figure of each of these large. */
export const FIGURED_ANSWERS = ["time", "house", "warranty", "payment"] as const;

/** And these, which open below, are told in words. */
export const TOLD_ANSWERS = ["permit", "who", "firstStep"] as const;

export const FIRST_ANSWERS = ["cost", ...FIGURED_ANSWERS, ...TOLD_ANSWERS] as const;

/** Letters that a visitor sees in one answer, its link included: more would not fit the first screen. */
export const LONGEST_ANSWER = 120;
