/** How long a battery runs what is switched on in an outage. */
import type { SolarAnswers } from "#estimates/solar/errors.ts";
import { share } from "#estimates/solar/figures.ts";
import { LOAD_SETS, type LoadName, MONTHS, SETS } from "#estimates/solar/questions.ts";
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

export type Backup = NonNullable<ReturnType<typeof backupOf>>;

/**
 * @param made kWh a month, January first
 * @returns undefined if no battery was entered
 */
export function backupOf(answers: SolarAnswers, made: readonly number[]) {
  const { battery: kwh, units, reserve } = answers;
  if (kwh === undefined) return undefined;
  /** kWh that the panels make on a day after a storm. */
  const madeADay = averageDay(answers.outage, made) * share(answers.stormDay);
  const loads: Load[] = [];
  const steps = SETS.flatMap((set) => {
    const names = (LOAD_SETS[set] as readonly LoadName[]).filter((name) => answers[name]);
    for (const name of names) {
      const ofTime = name === WITH_SHARE ? share(answers.centralShare) : 1;
      loads.push({ kw: answers[`${name}Kw`], share: ofTime });
    }
    if (names.length === 0) return [];
    /** On average, with all sets before it. */
    const kw = sum(loads.map((load) => load.kw * load.share));
    const hours = backupHours(kwh * units, share(reserve), kw);
    /** 1 or more where panels cover the load on a day after a storm, else the part that they cover. */
    const covered = madeADay / (kw * HOURS_A_DAY);
    return { set, loads: names, kw, hours, covered };
  });
  return { steps, madeADay, tooMuch: tooMuchFor(answers, loads) };
}

/**
 * @param kwh usable
 * @param reserve kept back, as 0.1 for a tenth
 * @param kw that runs on average, above 0
 */
export const backupHours = (kwh: number, reserve: number, kw: number): number =>
  (kwh * (1 - reserve)) / kw;

/** Why an inverter may switch off: all loads together, or the largest start, need more than it gives. */
export function tooMuchFor(
  { inverter, units, start = 0 }: Pick<SolarAnswers, "inverter" | "units" | "start">,
  loads: readonly Load[],
): "running" | "start" | undefined {
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
