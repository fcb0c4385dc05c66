/** What was answered, in the units of the figures: $, kW and shares. */
import type { Battery } from "#estimates/solar/backup-hours.ts";
import type { SizeLimits, SolarFigures } from "#estimates/solar/figures.ts";
import { LOADS, type LoadName } from "#estimates/solar/home-loads.ts";
import { kwOf, type SolarAnswers } from "#estimates/solar/problems.ts";
import { type Face, MONTHS_A_YEAR, type Shade, type Yields } from "#estimates/solar/roof.ts";
import { kwhFor, type Tariff } from "#estimates/solar/tariff.ts";

const CENTS_A_DOLLAR = 100;
export const dollars = (cents: number): number => cents / CENTS_A_DOLLAR;
export const share = (percent: number): number => percent / 100;

/** The tariff of the tables, with what was typed over. */
export const tariffOf = (answers: SolarAnswers): Tariff => ({
  baseCharge: answers.base,
  tierKwh: answers.tier,
  energy: { first: dollars(answers.energy), above: dollars(answers.energyAbove) },
  fuel: { first: dollars(answers.fuel), above: dollars(answers.fuelAbove) },
  clauses: dollars(answers.clauses),
  minimumBase: answers.minimum,
  taxShare: share(answers.tax + answers.city),
});

/** The limits of the tables, with what was typed over. */
export const limitsOf = (answers: SolarAnswers): SizeLimits => ({
  mostOfUse: share(answers.mostOfUse),
  acShare: share(answers.acShare),
  firstTierKwAc: answers.firstTier,
});

/** @returns kWh a month, January first; a bill or an average stands for each month alike */
export function usedByMonth(answers: SolarAnswers, tariff: Tariff): number[] {
  const { months, use, bill = 0 } = answers;
  return months ?? Array.from({ length: MONTHS_A_YEAR }, () => use ?? kwhFor(bill, tariff));
}

export function facesOf(answers: SolarAnswers): Face[] {
  const first: Face = {
    kw: kwOf(answers) ?? 0,
    side: answers.side,
    pitch: answers.pitch,
    shadeShare: shadeShare(answers.shade, answers),
    yearly: answers.yearly,
  };
  if (answers.secondKw === undefined) return [first];
  const second: Face = {
    kw: answers.secondKw,
    side: answers.secondSide,
    pitch: answers.secondPitch,
    shadeShare: shadeShare(answers.secondShade, answers),
    yearly: answers.secondYearly,
  };
  return [first, second];
}

const shadeShare = (shade: Shade, { someShade, muchShade }: SolarAnswers) =>
  ({ none: 0, some: share(someShade), much: share(muchShade) })[shade];

export const yieldsAt = ({ county }: SolarAnswers, { counties, yields }: SolarFigures): Yields => {
  const { site } = counties[county];
  const found = yields[site];
  if (!found) throw new RangeError(`there are no yields of ${site}`);
  return found;
};

/** Nothing where none was told. */
export const batteryOf = (answers: SolarAnswers): Battery | undefined =>
  answers.battery === undefined
    ? undefined
    : {
        kwh: answers.battery,
        units: answers.units,
        reserve: share(answers.reserve),
        inverterKw: answers.inverter,
        startKw: answers.start,
      };

export const loadKws = (answers: SolarAnswers): Record<LoadName, number> =>
  Object.fromEntries(LOADS.map((name) => [name, answers[`${name}Kw`]])) as Record<LoadName, number>;
