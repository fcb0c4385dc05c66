import {
  backupSteps,
  type Battery,
  type Lasting,
  tooMuchFor,
} from "#estimates/solar/backup-hours.ts";
import { batteryOf, loadKws, share } from "#estimates/solar/home.ts";
import { type TickedSet, tickedLoads } from "#estimates/solar/home-loads.ts";
import type { SolarAnswers } from "#estimates/solar/problems.ts";
import { MONTHS } from "#estimates/solar/questions.ts";
import { sum } from "#estimates/solar/roof.ts";

/** Without leap days; the weather of a typical year has none. */
const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export interface Backup {
  battery: Battery;
  steps: (TickedSet & Lasting)[];
  /** kWh that the panels make on a day after a storm. */
  madeADay: number;
  /** What asks more of the inverter than it gives. */
  tooMuch: "running" | "start" | undefined;
}

/**
 * @param made kWh a month, January first
 * @returns nothing where no battery was told
 */
export function backupOf(answers: SolarAnswers, made: readonly number[]): Backup | undefined {
  const battery = batteryOf(answers);
  if (!battery) return undefined;
  const sets = tickedLoads(answers, loadKws(answers), share(answers.centralShare));
  const madeADay = averageDay(answers.outage, made) * share(answers.stormDay);
  return {
    battery,
    steps: backupSteps(battery, sets, madeADay),
    madeADay,
    tooMuch: tooMuchFor(
      battery,
      sets.flatMap(({ loads }) => loads),
    ),
  };
}

/** @returns kWh a day, in a month or in the average of the year */
function averageDay(outage: SolarAnswers["outage"], made: readonly number[]): number {
  const month = MONTHS.findIndex((name) => name === outage);
  return month < 0
    ? sum(made) / sum(DAYS_OF_MONTHS)
    : (made[month] ?? 0) / (DAYS_OF_MONTHS[month] ?? 0);
}
