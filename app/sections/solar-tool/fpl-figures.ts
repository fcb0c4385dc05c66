import type { UsedFigure } from "#app/tools/worked.tsx";
import { share } from "#estimates/solar/home.ts";
import type { TableQuestion } from "#estimates/solar/questions.ts";
import { row, type Used, unlessTyped } from "./used-figure.ts";

/** What FPL asks and pays, and how large a system it takes. */
export function fplFigures(used: Used): UsedFigure[] {
  const { answers, figures, numbers, props } = used;
  const { plain, cents, fine, finePercent, percent } = numbers;
  const { source } = figures.tariff;
  const of = (...names: TableQuestion[]) => unlessTyped(used, names, source);
  const twoPrices = (least: number, most: number) => ({
    least: plain(least),
    most: plain(most),
    count: plain(answers.tier),
  });
  return [
    row(used, "base", { amount: cents(answers.base) }, of("base")),
    row(
      used,
      "energy",
      twoPrices(answers.energy, answers.energyAbove),
      of("energy", "energyAbove", "tier"),
    ),
    row(used, "fuel", twoPrices(answers.fuel, answers.fuelAbove), of("fuel", "fuelAbove", "tier")),
    row(used, "clauses", { least: plain(answers.clauses) }, of("clauses")),
    row(used, "minimum", { amount: cents(answers.minimum) }, of("minimum")),
    row(used, "tax", { share: finePercent(share(answers.tax)) }, of("tax")),
    ...(answers.city > 0
      ? [row(used, "city", { share: finePercent(share(answers.city)) }, undefined)]
      : []),
    row(
      used,
      "mostOfUse",
      { share: percent(share(answers.mostOfUse)) },
      unlessTyped(used, ["mostOfUse"], props.sources.mostOfUse),
    ),
    row(
      used,
      "tier",
      { kw: fine(answers.firstTier), share: percent(share(answers.acShare)) },
      unlessTyped(used, ["firstTier", "acShare"], props.sources.firstTier),
    ),
  ];
}
