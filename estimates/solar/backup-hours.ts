/** How long a battery runs what is switched on in an outage. */

const HOURS_A_DAY = 24;

/** Something that runs in an outage. */
export interface Load {
  name: string;
  /** While it runs, in kW. */
  kw: number;
  /** Of the time it runs, as 0.5 for half of it. */
  share: number;
}

export interface Battery {
  /** Usable, of each unit. */
  kwh: number;
  units: number;
  /** Kept back, as 0.1 for a tenth. */
  reserve: number;
  /** What the inverter of each unit gives, where it is known. */
  inverterKw: number | undefined;
  /** What the strongest motor takes as it starts, where it is known. */
  startKw: number | undefined;
}

/** What a set of loads takes on average, in kW. */
export const averageKw = (loads: readonly Load[]): number =>
  loads.reduce((total, { kw, share }) => total + kw * share, 0);

/**
 * @param kw that runs on average, above 0
 * @returns hours
 * @throws RangeError for a load of nothing, or a reserve that is not from 0 to 0.5
 */
export function backupHours({ kwh, units, reserve }: Battery, kw: number): number {
  if (!(kw > 0)) throw new RangeError(`a load of ${kw} kW runs forever`);
  if (!(reserve >= 0 && reserve <= 0.5)) throw new RangeError(`a reserve of ${reserve}`);
  return (kwh * units * (1 - reserve)) / kw;
}

/**
 * What panels make good of a day's use in an outage.
 *
 * @param madeADay kWh
 * @returns 1 or more where they cover the load, else the part of it that they cover
 */
export const coveredByPanels = (madeADay: number, kw: number): number =>
  madeADay / (kw * HOURS_A_DAY);

/** Why an inverter may switch off: all together, or the largest start, need more than it gives. */
export function tooMuchFor(
  battery: Battery,
  loads: readonly Load[],
): "running" | "start" | undefined {
  const { inverterKw, units, startKw = 0 } = battery;
  if (inverterKw === undefined) return undefined;
  const atOnce = loads.reduce((total, { kw }) => total + kw, 0);
  if (atOnce > inverterKw * units) return "running";
  return startKw > inverterKw * units ? "start" : undefined;
}

/** How long something runs. */
export interface Lasting {
  /** On average, with all that was on before. */
  kw: number;
  hours: number;
  /** As `coveredByPanels` tells. */
  covered: number;
}

/**
 * Loads one set after the other: how long each runs with all sets before it. Empty ones are left out.
 *
 * @param sets the most needed first
 * @param madeADay kWh of the panels on a day after a storm
 */
export function backupSteps<Loads extends { loads: readonly Load[] }>(
  battery: Battery,
  sets: readonly Loads[],
  madeADay: number,
): (Loads & Lasting)[] {
  return sets.flatMap((set, index) => {
    const kw = averageKw(sets.slice(0, index + 1).flatMap(({ loads }) => loads));
    if (set.loads.length === 0) return [];
    return { ...set, kw, hours: backupHours(battery, kw), covered: coveredByPanels(madeADay, kw) };
  });
}
