/** All that the tool tells of one home, worked out from what was answered. */
import { type Backup, backupOf } from "#estimates/solar/backup.ts";
import { type Caution, cautionsOf } from "#estimates/solar/cautions.ts";
import { type CityYear, cityYear, savedAt } from "#estimates/solar/city-year.ts";
import type { SolarFigures } from "#estimates/solar/figures.ts";
import {
  dollars,
  facesOf,
  limitsOf,
  share,
  tariffOf,
  usedByMonth,
  yieldsAt,
} from "#estimates/solar/home.ts";
import { type PaybackRange, paybackRange, type Spread } from "#estimates/solar/payback.ts";
import type { SolarAnswers } from "#estimates/solar/problems.ts";
import { type Face, madeByMonth, northLoss, sum } from "#estimates/solar/roof.ts";
import { type SolarYear, solarYear } from "#estimates/solar/solar-year.ts";
import type { Tariff } from "#estimates/solar/tariff.ts";

export interface SolarEstimate {
  faces: Face[];
  /** kWh a month, January first. */
  used: number[];
  /** kWh a month, January first. */
  made: number[];
  tariff: Tariff;
  /** How far a year may lie from the average. */
  spread: Spread;
  /** With FPL. */
  bills: SolarYear | undefined;
  /** With another utility. */
  city: CityYear | undefined;
  /** $ in the first year; nothing where no prices are known. */
  saved: { likely: number; low: number; high: number } | undefined;
  /** Nothing without a price, or where no saving is known. */
  payback: PaybackRange | undefined;
  backup: Backup | undefined;
  cautions: Caution[];
}

/** @param answers in which `problemsOf` finds none */
export function solarEstimate(answers: SolarAnswers, figures: SolarFigures): SolarEstimate {
  const tariff = tariffOf(answers);
  const faces = facesOf(answers);
  const yields = yieldsAt(answers, figures);
  const used = usedByMonth(answers, tariff);
  const made = madeByMonth(faces, yields);
  const { low, high } = figures.counties[answers.county];
  const isFpl = answers.utility === "fpl";
  const bills = isFpl ? solarYear(used, made, tariff) : undefined;
  const savedWith = savedWithShare(answers, used, made);
  const payback =
    savedWith && answers.price !== undefined
      ? paybackRange(answers.price, savedWith, { low, high }, yearByYear(answers))
      : undefined;
  const north = faces.find(({ side }) => side === "N");
  return {
    faces,
    used,
    made,
    tariff,
    spread: { low, high },
    bills,
    city: isFpl ? undefined : cityYear(used, made),
    saved: savedWith && { likely: savedWith(1), low: savedWith(low), high: savedWith(high) },
    payback,
    backup: backupOf(answers, made),
    cautions: cautionsOf({
      used: sum(used),
      made: sum(made),
      kw: sum(faces.map(({ kw }) => kw)),
      limits: isFpl ? limitsOf(answers) : undefined,
      minimumMonths: (bills?.months ?? []).flatMap(({ atMinimum }, month) =>
        atMinimum ? month : [],
      ),
      leftover: bills?.leftover ?? 0,
      payback: payback && (payback.likely ?? "never"),
      northLoss: north && northLoss(north.pitch, yields),
    }),
  };
}

/** How many $ a year saves if that share of the average is made; nothing where no price is known. */
function savedWithShare(answers: SolarAnswers, used: readonly number[], made: readonly number[]) {
  const madeAt = (part: number) => made.map((month) => month * part);
  if (answers.utility === "fpl") {
    const tariff = tariffOf(answers);
    return (part: number) => solarYear(used, madeAt(part), tariff).saved;
  }
  const { pay, paid = 0 } = answers;
  if (pay === undefined) return undefined;
  const prices = { pay: dollars(pay), paid: dollars(paid) };
  return (part: number) => savedAt(prices, cityYear(used, madeAt(part)));
}

const yearByYear = ({ aging, change }: SolarAnswers) => ({
  aging: share(aging),
  rateChange: share(change),
});
