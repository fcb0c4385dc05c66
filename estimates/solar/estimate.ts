/** All that the tool tells of one home, worked out from its answers. */
import { backupOf } from "#estimates/solar/backup.ts";
import { kwOf, type SolarAnswers } from "#estimates/solar/errors.ts";
import { share, type SolarFigures, yieldsAt } from "#estimates/solar/figures.ts";
import { paybackRange } from "#estimates/solar/payback.ts";
import { type Face, MONTHS_A_YEAR, madeByMonth, type Shade, sum } from "#estimates/solar/roof.ts";
import { cityYear, solarYear } from "#estimates/solar/solar-year.ts";
import { kwhFor, type Tariff } from "#estimates/solar/tariff.ts";

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

/** @param answers in which `errorsIn` finds none */
export function solarEstimate(answers: SolarAnswers, figures: SolarFigures) {
  const tariff = tariffOf(answers);
  const faces = facesOf(answers);
  const yields = yieldsAt(answers, figures);
  const used = usedByMonth(answers, tariff);
  const made = madeByMonth(faces, yields);
  const { low, high } = figures.counties[answers.county];
  const isFpl = answers.utility === "fpl";
  const bills = isFpl ? solarYear(used, made, tariff) : undefined;
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
    ...(isFpl ? sizeCautions(answers, faces, sum(used), sum(made)) : []),
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
    /** With FPL. */
    bills,
    /** With another utility. */
    city: isFpl ? undefined : cityYear(used, made),
    /** $ in the first year; nothing where no prices are known. */
    saved: savedWith && { likely: savedWith(1), low: savedWith(low), high: savedWith(high) },
    /** Nothing without a price, or where no saving is known. */
    payback,
    backup: backupOf(answers, made),
    /** In the order in which they are told. */
    cautions: cautions.filter((caution) => caution !== undefined && caution !== false),
  };
}

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
  if (utility === "fpl") return (part: number) => solarYear(used, madeAt(part), tariff).saved;
  if (pay === undefined) return undefined;
  return (part: number) => {
    const { usedAtHome, sentOut } = cityYear(used, madeAt(part));
    return usedAtHome * dollars(pay) + sentOut * dollars(paid);
  };
}

/** @param used kWh a year, as is `made` */
function sizeCautions(
  answers: SolarAnswers,
  faces: readonly Face[],
  used: number,
  made: number,
): (Caution | false)[] {
  const most = used * share(answers.mostOfUse);
  const kw = sum(faces.map((face) => face.kw));
  const kwAc = kw * share(answers.acShare);
  const mostKwAc = answers.firstTier;
  return [
    used > 0 && made > most && { kind: "tooLarge", share: made / used, mostKw: (kw * most) / made },
    kwAc > mostKwAc && { kind: "secondTier", kwAc, mostKwAc },
  ];
}
