import type { UsedFigure } from "#app/tools/worked.tsx";
import { LOADS } from "#estimates/solar/home-loads.ts";
import { share } from "#estimates/solar/home.ts";
import type { TableQuestion } from "#estimates/solar/questions.ts";
import { type Face, sum } from "#estimates/solar/roof.ts";
import { fplFigures } from "./fpl-figures.ts";
import { row, type Used, unlessTyped } from "./used-figure.ts";

/** Every figure that this answer rests on, with its source unless it was typed in. */
export const usedFigures = (used: Used): UsedFigure[] => [
  ...(used.answers.utility === "fpl" ? fplFigures(used) : ofAnother(used)),
  ...ofRoof(used),
  ...ofOutage(used),
];

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
