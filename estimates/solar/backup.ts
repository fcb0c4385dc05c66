/** How long a battery runs what is switched on in an outage. */
import type { SolarAnswers } from "#estimates/solar/errors.ts";
import { share } from "#estimates/solar/figures.ts";
import {
  LOAD_SETS,
  type LoadName,
  type LoadSet,
  MONTHS,
  SETS,
} from "#estimates/solar/questions.ts";
import { sum } from "#estimates/solar/roof.ts";

/** The only one whose hours are asked: it switches itself on and off all day. */
const WITH_SHARE = "centralAir";

const HOURS_A_DAY = 24;
/** Without leap days; the weather of a typical year has none. */
const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

interface Load {
  /** While it runs, in kW. */
  kw: number;
  /** Of the time that it runs, as 0.5 for half of it. */
  share: number;
}

interface Battery {
  /** Usable, of each unit. */
  kwh: number;
  units: number;
  /** Kept back, as 0.1 for a tenth. */
  reserve: number;
}

interface Inverter {
  units: number;
  /** What the inverter of each unit gives, in kW, if known. */
  inverter: number | undefined;
  /** What the strongest motor takes as it starts, in kW, if known. */
  start: number | undefined;
}

interface BackupStep {
  set: LoadSet;
  loads: LoadName[];
  /** On average, with all sets before it. */
  kw: number;
  hours: number;
  /** 1 or more where panels cover the load on a day after a storm, else the part that they cover. */
  covered: number;
}

export interface Backup {
  /** One set after the other: how long each runs with all sets before it. */
  steps: BackupStep[];
  /** kWh that the panels make on a day after a storm. */
  madeADay: number;
  /** What asks more of the inverter than it gives. */
  tooMuch: "running" | "start" | undefined;
}

/**
 * @param made kWh a month, January first
 * @returns undefined if no battery was entered
 */
export function backupOf(answers: SolarAnswers, made: readonly number[]): Backup | undefined {
  const { battery: kwh, units, reserve } = answers;
  if (kwh === undefined) return undefined;
  const madeADay = averageDay(answers.outage, made) * share(answers.stormDay);
  const loads: Load[] = [];
  const steps = SETS.flatMap((set): BackupStep[] => {
    const names = (LOAD_SETS[set] as readonly LoadName[]).filter((name) => answers[name]);
    for (const name of names) {
      const ofTime = name === WITH_SHARE ? share(answers.centralShare) : 1;
      loads.push({ kw: answers[`${name}Kw`], share: ofTime });
    }
    if (names.length === 0) return [];
    const kw = averageKw(loads);
    const hours = backupHours({ kwh, units, reserve: share(reserve) }, kw);
    return [{ set, loads: names, kw, hours, covered: madeADay / (kw * HOURS_A_DAY) }];
  });
  return { steps, madeADay, tooMuch: tooMuchFor(answers, loads) };
}

/** What loads take on average, in kW. */
export const averageKw = (loads: readonly Load[]): number =>
  loads.reduce((total, { kw, share: ofTime }) => total + kw * ofTime, 0);

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

/** Why an inverter may switch off: all loads together, or the largest start, need more than it gives. */
export function tooMuchFor(
  { inverter, units, start = 0 }: Inverter,
  loads: readonly Load[],
): Backup["tooMuch"] {
  if (inverter === undefined) return undefined;
  if (sum(loads.map(({ kw }) => kw)) > inverter * units) return "running";
  return start > inverter * units ? "start" : undefined;
}

/** @returns kWh a day, in a month or on the average of the year */
function averageDay(outage: SolarAnswers["outage"], made: readonly number[]): number {
  const month = MONTHS.findIndex((name) => name === outage);
  return month < 0
    ? sum(made) / sum(DAYS_OF_MONTHS)
    : (made[month] ?? 0) / (DAYS_OF_MONTHS[month] ?? 0);
}
