/** Every figure that the answer of the solar tool rests on, with its source unless it was typed in. */
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { InWords } from "#app/tools/in-words.ts";
import type { Source } from "#app/tools/sources.server.ts";
import type { UsedFigure } from "#app/tools/worked.tsx";
import type { Questions } from "#estimates/asking/answers.ts";
import type { SolarEstimate } from "#estimates/solar/estimate.ts";
import { LOADS } from "#estimates/solar/home-loads.ts";
import { share } from "#estimates/solar/home.ts";
import type { SolarAnswers } from "#estimates/solar/problems.ts";
import type { TableQuestion } from "#estimates/solar/questions.ts";
import { type Face, sum, type Yields } from "#estimates/solar/roof.ts";

interface Used {
  answers: SolarAnswers;
  estimate: SolarEstimate;
  yields: Yields;
  /** With what their fields hold at first. */
  asks: Questions;
  tariff: Source;
  props: Pick<SectionProps<"solar-tool">, "figures" | "questions" | "sources">;
  inWords: InWords;
}

type Row = [
  name: keyof Used["props"]["figures"],
  values: Record<string, string>,
  source?: Source | undefined,
  /** The questions that hold it: once one is typed over, the figure is the visitor's own. */
  typedIn?: TableQuestion[],
];

export function usedFigures({
  answers,
  estimate,
  yields,
  asks,
  tariff,
  props,
  inWords,
}: Used): UsedFigure[] {
  const { number, cents, percent, list } = inWords;
  const { sources, questions } = props;
  const { assumptions } = sources;
  const { spread, faces, payback, backup } = estimate;
  const isTyped = (names: TableQuestion[]) =>
    names.some((name) => {
      const { initial } = asks[name] ?? {};
      return initial !== undefined && Number(initial) !== answers[name];
    });
  const prices = (least: number, most: number) => ({
    least: number(least),
    most: number(most),
    count: number(answers.tier),
  });
  const inPercent = (value: number, digits = 0) => ({ share: percent(share(value), digits) });

  const ofFpl: Row[] = [
    ["base", { amount: cents(answers.base) }, tariff, ["base"]],
    [
      "energy",
      prices(answers.energy, answers.energyAbove),
      tariff,
      ["energy", "energyAbove", "tier"],
    ],
    ["fuel", prices(answers.fuel, answers.fuelAbove), tariff, ["fuel", "fuelAbove", "tier"]],
    ["clauses", { least: number(answers.clauses) }, tariff, ["clauses"]],
    ["minimum", { amount: cents(answers.minimum) }, tariff, ["minimum"]],
    ["tax", inPercent(answers.tax, 2), tariff, ["tax"]],
    ...(answers.city > 0 ? [["city", inPercent(answers.city, 2)] satisfies Row] : []),
    ["mostOfUse", inPercent(answers.mostOfUse), sources.mostOfUse, ["mostOfUse"]],
    [
      "tier",
      { kw: number(answers.firstTier, 2), ...inPercent(answers.acShare) },
      sources.firstTier,
      ["firstTier", "acShare"],
    ],
  ];
  const ofOther = (["pay", "paid"] as const).flatMap((name): Row[] =>
    answers[name] === undefined ? [] : [[name, { least: number(answers[name]) }]],
  );
  const ofFaces = unlike(faces).map(
    ({ side, pitch, yearly }): Row => [
      "yearly",
      {
        side: questions.side.choices[side],
        pitch: questions.pitch.choices[pitch],
        kwh: number(yearly ?? sum(yields[pitch][side])),
      },
      yearly === undefined ? sources.yields : undefined,
    ],
  );
  const shades = new Set([answers.shade, ...(faces.length > 1 ? [answers.secondShade] : [])]);
  const loads = LOADS.filter((name) => backup && answers[name]);
  const known = loads.filter((name) => !isTyped([`${name}Kw`]));
  const kwOf = (name: (typeof LOADS)[number]) => number(answers[`${name}Kw`]);
  const knownInWords = list(known.map((name) => `${questions[name].label} ${kwOf(name)} kW`));

  const rows: (Row | false | undefined)[] = [
    ...(answers.utility === "fpl" ? ofFpl : ofOther),
    ...ofFaces,
    ["spread", { least: percent(spread.low), most: percent(spread.high) }, sources.yields],
    shades.has("some") && ["shade", inPercent(answers.someShade), assumptions, ["someShade"]],
    shades.has("much") && ["shade", inPercent(answers.muchShade), assumptions, ["muchShade"]],
    payback && ["aging", inPercent(answers.aging, 2), assumptions, ["aging"]],
    backup && ["stormDay", inPercent(answers.stormDay), assumptions, ["stormDay"]],
    backup &&
      answers.centralAir && [
        "centralShare",
        inPercent(answers.centralShare),
        assumptions,
        ["centralShare"],
      ],
    known.length > 0 && ["loads", { side: knownInWords }, sources.loads],
    ...loads
      .filter((name) => !known.includes(name))
      .map((name): Row => ["load", { side: questions[name].label, kw: kwOf(name) }]),
  ];
  return rows.flatMap((row) => {
    if (!row) return [];
    const [name, values, source, typedIn = []] = row;
    const { label, value } = props.figures[name];
    return {
      label: fill(label, values),
      value: fill(value, values),
      source: isTyped(typedIn) ? undefined : source,
    };
  });
}

/** Two faces that lie alike make alike. */
const unlike = (faces: Face[]) => [
  ...new Map(faces.map((face) => [`${face.side} ${face.pitch} ${face.yearly}`, face])).values(),
];
