/** All that the tool tells of one home, worked out from its answers. */
import type { Tariff } from "#app/content/reading/figures.ts";
import { backupOf } from "#estimates/solar/backup.ts";
import { kwOf, type SolarAnswers } from "#estimates/solar/errors.ts";
import { countyFigures, share, type SolarFigures, withTable } from "#estimates/solar/figures.ts";
import { paybackRange } from "#estimates/solar/payback.ts";
import { OTHER } from "#estimates/solar/questions.ts";
import { type Face, MONTHS_A_YEAR, madeByMonth, type Shade, sum } from "#estimates/solar/roof.ts";
import { cityYear, solarYear } from "#estimates/solar/solar-year.ts";
import { kwhFor } from "#estimates/solar/tariff.ts";

/** So many years are looked ahead; what pays back later is said not to. */
export const YEARS_AHEAD = 25;

/** What must be told beside an answer. */
export type Caution =
  | { kind: "noUse" }
  /** The utility would ask for at most so many kW DC; `share` of the use is made, as 1.43. */
  | { kind: "tooLarge"; share: number; mostKw: number }
  | { kind: "secondTier"; kwAc: number; mostKwAc: number }
  /** 0 for January. */
  | { kind: "minimum"; months: number[] }
  | { kind: "leftover"; kwh: number }
  | { kind: "longPayback" }
  /** A north side makes so much less than a south side, as 0.2 for a fifth. */
  | { kind: "north"; less: number }
  | { kind: "noCredit" | "outage" | "rates" };

export type SolarEstimate = ReturnType<typeof solarEstimate>;

/** @param asked in which `errorsIn` finds none */
export function solarEstimate(asked: SolarAnswers, figures: SolarFigures) {
  const answers = withTable(asked, figures);
  const tariff = tariffOf(answers);
  const faces = facesOf(answers);
  const { low, high, yields } = countyFigures(answers.county, figures);
  const used = usedByMonth(answers, tariff);
  const made = madeByMonth(faces, yields);
  const isKnown = answers.utility !== OTHER;
  const bills = isKnown ? solarYear(used, made, tariff) : undefined;
  const savedWith = savedWithShare(answers, used, made, tariff);
  const { price, aging, change } = answers;
  const payback =
    savedWith && price !== undefined
      ? paybackRange(
          price,
          savedWith,
          { low, high },
          { aging: share(aging), rateChange: share(change) },
        )
      : undefined;
  const minimum = (bills?.months ?? []).flatMap(({ atMinimum }, month) => (atMinimum ? month : []));
  const leftover = bills?.leftover ?? 0;
  const north = faces.find(({ side }) => side === "N");
  const cautions: (Caution | false | undefined)[] = [
    sum(used) === 0 && { kind: "noUse" },
    ...(isKnown ? sizeCautions(answers, faces, sum(used), sum(made)) : []),
    minimum.length > 0 && { kind: "minimum", months: minimum },
    leftover > 0 && { kind: "leftover", kwh: leftover },
    payback && (payback.likely ?? Infinity) > YEARS_AHEAD && { kind: "longPayback" },
    north && { kind: "north", less: 1 - sum(yields[north.pitch].N) / sum(yields[north.pitch].S) },
    { kind: "noCredit" },
    { kind: "outage" },
    { kind: "rates" },
  ];
  return {
    faces,
    /** kWh a month, January first, as is `made`. */
    used,
    made,
    tariff,
    /** How far a year may lie from the average. */
    spread: { low, high },
    /** With a utility whose prices are known. */
    bills,
    /** With another one. */
    city: isKnown ? undefined : cityYear(used, made),
    /** $ in the first year; nothing where no prices are known. */
    saved: savedWith && { likely: savedWith(1), low: savedWith(low), high: savedWith(high) },
    /** Nothing without a price, or where no saving is known. */
    payback,
    backup: backupOf(answers, made),
    /** In the order in which they are told. */
    cautions: cautions.filter((caution) => caution !== undefined && caution !== false),
  };
}

/** What is left empty, and in no table, is charged nothing. */
export const tariffOf = ({
  base = 0,
  tier = 0,
  energy = 0,
  energyAbove = 0,
  fuel = 0,
  fuelAbove = 0,
  clauses = 0,
  minimum = 0,
  tax = 0,
  city,
}: SolarAnswers): Tariff => ({
  baseCharge: base,
  tierKwh: tier,
  energy: { first: dollars(energy), above: dollars(energyAbove) },
  fuel: { first: dollars(fuel), above: dollars(fuelAbove) },
  clauses: dollars(clauses),
  minimumBase: minimum,
  taxShare: share(tax + city),
});

const CENTS_A_DOLLAR = 100;
const dollars = (cents: number) => cents / CENTS_A_DOLLAR;

/** @returns kWh a month, January first; a bill or an average stands for each month alike */
function usedByMonth({ months, use, bill = 0 }: SolarAnswers, tariff: Tariff): number[] {
  return months ?? Array.from({ length: MONTHS_A_YEAR }, () => use ?? kwhFor(bill, tariff));
}

function facesOf(answers: SolarAnswers): Face[] {
  const { someShade, muchShade, secondKw } = answers;
  const shadeShare = (shade: Shade) =>
    ({ none: 0, some: share(someShade), much: share(muchShade) })[shade];
  const first: Face = {
    kw: kwOf(answers) ?? 0,
    side: answers.side,
    pitch: answers.pitch,
    shadeShare: shadeShare(answers.shade),
    yearly: answers.yearly,
  };
  if (secondKw === undefined) return [first];
  const second: Face = {
    kw: secondKw,
    side: answers.secondSide,
    pitch: answers.secondPitch,
    shadeShare: shadeShare(answers.secondShade),
    yearly: answers.secondYearly,
  };
  return [first, second];
}

/** How many $ a year saves if that share of the average is made; nothing where no price is known. */
function savedWithShare(
  { utility, pay, paid = 0 }: SolarAnswers,
  used: readonly number[],
  made: readonly number[],
  tariff: Tariff,
) {
  const madeAt = (part: number) => made.map((month) => month * part);
  if (utility !== OTHER) return (part: number) => solarYear(used, madeAt(part), tariff).saved;
  if (pay === undefined) return undefined;
  return (part: number) => {
    const { usedAtHome, sentOut } = cityYear(used, madeAt(part));
    return usedAtHome * dollars(pay) + sentOut * dollars(paid);
  };
}

/** @param used kWh a year, as is `made` */
function sizeCautions(
  { mostOfUse = Infinity, acShare = 100, firstTier: mostKwAc = Infinity }: SolarAnswers,
  faces: readonly Face[],
  used: number,
  made: number,
): (Caution | false)[] {
  const most = used * share(mostOfUse);
  const kw = sum(faces.map((face) => face.kw));
  const kwAc = kw * share(acShare);
  return [
    used > 0 && made > most && { kind: "tooLarge", share: made / used, mostKw: (kw * most) / made },
    kwAc > mostKwAc && { kind: "secondTier", kwAc, mostKwAc },
  ];
}
