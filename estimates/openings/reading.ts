/** What could settle a question that the answers so far leave open, or better its letter. */
export const WANTS = [
  "built",
  "permit",
  "county",
  "windSpeed",
  "slope",
  "roof",
  "roofPermit",
  "approval",
  "deck",
  "ties",
  "lengths",
  "sealed",
  "openings",
  "look",
  "labels",
  "repair",
] as const;
export type Want = (typeof WANTS)[number];

/** How the form would read one question: by a letter, or not yet. A letter may get better, too. */
export type Reading<Letter extends string = string> =
  | { letter: Letter; wants?: Want }
  | { letter: undefined; wants: Want };
