import { fill } from "#app/content/fill.ts";
import type { Source } from "#app/tools/sources.server.ts";
import type { UsedFigure } from "#app/tools/worked.tsx";
import type { Questions } from "#estimates/asking/answers.ts";
import type { SolarEstimate } from "#estimates/solar/estimate.ts";
import type { SolarFigures } from "#estimates/solar/figures.ts";
import { LOADS } from "#estimates/solar/home-loads.ts";
import { share } from "#estimates/solar/home.ts";
import type { SolarAnswers } from "#estimates/solar/problems.ts";
import type { SolarQuestions, TableQuestion } from "#estimates/solar/questions.ts";
import { type Face, sum, type Yields } from "#estimates/solar/roof.ts";
import type { SolarProps } from "./solar-props.ts";
import type { Numbers } from "./use-numbers.ts";

interface Used {
  answers: SolarAnswers;
  estimate: SolarEstimate;
  figures: SolarFigures & { tariff: { source: Source } };
  yields: Yields;
  /** With what their fields hold at first. */
  asks: SolarQuestions;
  props: Pick<SolarProps, "figures" | "questions" | "sources">;
  numbers: Numbers;
}

/** Every figure that this answer rests on, with its source unless it was typed in. */
export const usedFigures = (used: Used): UsedFigure[] => [
  ...(used.answers.utility === "fpl" ? ofFpl(used) : ofAnother(used)),
  ...ofRoof(used),
  ...ofOutage(used),
];

type Name = keyof SolarProps["figures"];

function row(
  { props }: Used,
  name: Name,
  values: Record<string, string>,
  source: Source | undefined,
): UsedFigure {
  const { label, value } = props.figures[name];
  return { label: fill(label, values), value: fill(value, values), source };
}

/** The source of a table, as long as nobody typed over these figures of it. */
function unlessTyped(
  { answers, asks }: Used,
  names: TableQuestion[],
  source: Source,
): Source | undefined {
  const fields: Questions = asks;
  const isOwn = names.some((name) => {
    const { initial } = fields[name] ?? {};
    return initial !== undefined && Number(initial) !== answers[name];
  });
  return isOwn ? undefined : source;
}

function ofFpl(used: Used): UsedFigure[] {
  const { answers, figures, numbers, props } = used;
  const { plain, cents, fine, finePercent, percent } = numbers;
  const { source } = figures.tariff;
  const { mostOfUse, firstTierKwAc, acShare } = figures.limits;
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
    row(used, "mostOfUse", { share: percent(mostOfUse) }, props.sources.mostOfUse),
    row(
      used,
      "tier",
      { kw: fine(firstTierKwAc), share: percent(acShare) },
      props.sources.firstTier,
    ),
  ];
}

function ofAnother(used: Used): UsedFigure[] {
  const { answers, numbers } = used;
  return (["pay", "paid"] as const).flatMap((name) =>
    answers[name] === undefined
      ? []
      : row(used, name, { least: numbers.plain(answers[name]) }, undefined),
  );
}

function ofRoof(used: Used): UsedFigure[] {
  const { answers, estimate, yields, props, numbers } = used;
  const { percent, finePercent } = numbers;
  const { side: sides, pitch: pitches } = props.questions;
  const { assumptions } = props.sources;
  const of = (...names: TableQuestion[]) => unlessTyped(used, names, assumptions);
  const { spread, faces } = estimate;
  const shades = new Set([answers.shade, ...(faces.length > 1 ? [answers.secondShade] : [])]);
  return [
    ...unlike(faces).map(({ side, pitch, yearly }) =>
      row(
        used,
        "yearly",
        {
          side: sides.choices[side],
          pitch: pitches.choices[pitch],
          kwh: numbers.plain(yearly ?? sum(yields[pitch][side])),
        },
        yearly === undefined ? props.sources.yields : undefined,
      ),
    ),
    row(
      used,
      "spread",
      { least: percent(spread.low), most: percent(spread.high) },
      props.sources.yields,
    ),
    ...(shades.has("some")
      ? [row(used, "shade", { share: percent(share(answers.someShade)) }, of("someShade"))]
      : []),
    ...(shades.has("much")
      ? [row(used, "shade", { share: percent(share(answers.muchShade)) }, of("muchShade"))]
      : []),
    ...(estimate.payback
      ? [row(used, "aging", { share: finePercent(share(answers.aging)) }, of("aging"))]
      : []),
  ];
}

/** Two faces that lie alike make alike. */
const unlike = (faces: Face[]) =>
  faces.filter(
    (face, index) =>
      index ===
      faces.findIndex(
        ({ side, pitch, yearly }) =>
          side === face.side && pitch === face.pitch && yearly === face.yearly,
      ),
  );

function ofOutage(used: Used): UsedFigure[] {
  const { answers, estimate, props, numbers } = used;
  const { percent } = numbers;
  if (!estimate.backup) return [];
  const { assumptions } = props.sources;
  return [
    row(
      used,
      "stormDay",
      { share: percent(share(answers.stormDay)) },
      unlessTyped(used, ["stormDay"], assumptions),
    ),
    ...(answers.centralAir
      ? [
          row(
            used,
            "centralShare",
            { share: percent(share(answers.centralShare)) },
            unlessTyped(used, ["centralShare"], assumptions),
          ),
        ]
      : []),
    ...ofLoads(used),
  ];
}

/** In one row, but for those that somebody typed over. */
function ofLoads(used: Used): UsedFigure[] {
  const { answers, props, numbers } = used;
  const loads = LOADS.filter((name) => answers[name]).map((name) => ({
    label: props.questions[name].label,
    kw: numbers.plain(answers[`${name}Kw`]),
    source: unlessTyped(used, [`${name}Kw`], props.sources.loads),
  }));
  const [known, typed] = [
    loads.filter(({ source }) => source),
    loads.filter(({ source }) => !source),
  ];
  const things = numbers.list(known.map(({ label, kw }) => `${label} ${kw} kW`));
  return [
    ...(known.length > 0 ? [row(used, "loads", { side: things }, props.sources.loads)] : []),
    ...typed.map(({ label, kw }) => row(used, "load", { side: label, kw }, undefined)),
  ];
}
