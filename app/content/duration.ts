/** How long something takes, as people write it: "2 to 4 weeks", "about 1 week", "1 day". */

export interface Duration {
  /** In days. */
  least: number;
  most: number;
}

const DAYS_IN = { day: 1, week: 7, month: 30, year: 365 } as const;

const WRITTEN = /(?<least>\d+)(?: to (?<most>\d+))? (?:business )?(?<unit>day|week|month|year)s?$/;

/** @returns nothing where the words are written in another way */
export function durationIn(words: string): Duration | undefined {
  const { least, most, unit } = WRITTEN.exec(words)?.groups ?? {};
  if (!least || !unit) return undefined;
  const days = DAYS_IN[unit as keyof typeof DAYS_IN];
  return { least: Number(least) * days, most: Number(most ?? least) * days };
}
