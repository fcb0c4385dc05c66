/** The figures that the answer of the solar tool rests on, with their sources unless they were typed. */
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { InWords } from "#app/tools/in-words.ts";
import type { Figure } from "#app/tools/tool-details.tsx";
import type { Source } from "#app/tools/tool-props.server.ts";
import type { SolarAnswers } from "#estimates/solar/errors.ts";
import type { SolarEstimate } from "#estimates/solar/estimate.ts";
import { share } from "#estimates/solar/figures.ts";
import {
  LOADS,
  OF_FPL,
  type SolarQuestions,
  type TableQuestion,
} from "#estimates/solar/questions.ts";
import { sum, type Yields } from "#estimates/solar/roof.ts";
import type { Questions } from "#questions/tool-question.ts";

/** Whether one of these fields holds something else than at first: then its figure is the visitor's own. */
const isTyped = (names: readonly TableQuestion[], answers: SolarAnswers, asks: Questions) =>
  names.some((name) => {
    const { initial } = asks[name] ?? {};
    return initial !== undefined && Number(initial) !== answers[name];
  });

/** The year of the rates, and until when they held if that is over; undefined if they were typed. */
export const ratesIn = (
  answers: SolarAnswers,
  asks: SolarQuestions,
  { from, source }: { from: string; source: Source },
) =>
  isTyped(OF_FPL, answers, asks)
    ? undefined
    : { year: from.slice(0, 4), ranOutOn: source.ranOutOn };

interface Used {
  answers: SolarAnswers;
  estimate: SolarEstimate;
  yields: Yields;
  asks: SolarQuestions;
  tariff: Source;
  props: Pick<SectionProps<"solar-tool">, "figures" | "questions" | "sources">;
  inWords: InWords;
}

type Row = [
  name: keyof Used["props"]["figures"],
  values: Record<string, string>,
  source?: Source | undefined,
  /** The questions that hold it. */
  typedIn?: TableQuestion[],
];

export function figuresOf(used: Used): Figure[] {
  const { answers, asks, props } = used;
  const rows = [
    ...(answers.utility === "fpl" ? fplRows(used) : otherUtilityRows(used)),
    ...panelRows(used),
    ...outageRows(used),
  ];
  return rows.flatMap((row) => {
    if (!row) return [];
    const [name, values, source, typedIn = []] = row;
    const { label, value } = props.figures[name];
    return {
      label: fill(label, values),
      value: fill(value, values),
      source: isTyped(typedIn, answers, asks) ? undefined : source,
    };
  });
}

function fplRows({ answers, tariff, props: { sources }, inWords }: Used): (Row | false)[] {
  const { number, cents } = inWords;
  const inPercent = percentIn(inWords);
  const count = number(answers.tier);
  const prices = (least: number, most: number) => ({
    least: number(least),
    most: number(most),
    count,
  });
  const energy = prices(answers.energy, answers.energyAbove);
  const fuel = prices(answers.fuel, answers.fuelAbove);
  const tier = { kw: number(answers.firstTier, 2), ...inPercent(answers.acShare) };
  return [
    ["base", { amount: cents(answers.base) }, tariff, ["base"]],
    ["energy", energy, tariff, ["energy", "energyAbove", "tier"]],
    ["fuel", fuel, tariff, ["fuel", "fuelAbove", "tier"]],
    ["clauses", { least: number(answers.clauses) }, tariff, ["clauses"]],
    ["minimum", { amount: cents(answers.minimum) }, tariff, ["minimum"]],
    ["tax", inPercent(answers.tax, 2), tariff, ["tax"]],
    answers.city > 0 && ["city", inPercent(answers.city, 2)],
    ["mostOfUse", inPercent(answers.mostOfUse), sources.mostOfUse, ["mostOfUse"]],
    ["tier", tier, sources.firstTier, ["firstTier", "acShare"]],
  ];
}

const otherUtilityRows = ({ answers, inWords: { number } }: Used) =>
  (["pay", "paid"] as const).map((name): Row | false => {
    const price = answers[name];
    return price !== undefined && [name, { least: number(price) }];
  });

function panelRows({ answers, estimate, yields, props, inWords }: Used): (Row | false)[] {
  const { faces, spread, payback } = estimate;
  const { assumptions, yields: source } = props.sources;
  const { side: sides, pitch: pitches } = props.questions;
  const inPercent = percentIn(inWords);
  // Two faces that lie alike make alike.
  const unlike = new Map(faces.map((face) => [`${face.side} ${face.pitch} ${face.yearly}`, face]));
  const ofFaces = [...unlike.values()].map(({ side, pitch, yearly }): Row => {
    const kwh = inWords.number(yearly ?? sum(yields[pitch][side]));
    const values = { side: sides.choices[side], pitch: pitches.choices[pitch], kwh };
    return ["yearly", values, yearly === undefined ? source : undefined];
  });
  const shades = new Set([answers.shade, ...(faces.length > 1 ? [answers.secondShade] : [])]);
  const { low, high } = spread;
  return [
    ...ofFaces,
    ["spread", { least: inWords.percent(low), most: inWords.percent(high) }, source],
    shades.has("some") && ["shade", inPercent(answers.someShade), assumptions, ["someShade"]],
    shades.has("much") && ["shade", inPercent(answers.muchShade), assumptions, ["muchShade"]],
    payback !== undefined && ["aging", inPercent(answers.aging, 2), assumptions, ["aging"]],
  ];
}

function outageRows({ answers, estimate, asks, props, inWords }: Used): (Row | false)[] {
  if (!estimate.backup) return [];
  const { questions, sources } = props;
  const inPercent = percentIn(inWords);
  const loads = LOADS.filter((name) => answers[name]);
  const known = loads.filter((name) => !isTyped([`${name}Kw`], answers, asks));
  const kwOf = (name: (typeof LOADS)[number]) => inWords.number(answers[`${name}Kw`]);
  const knownKws = known.map((name) => `${questions[name].label} ${kwOf(name)} kW`);
  const central = inPercent(answers.centralShare);
  return [
    ["stormDay", inPercent(answers.stormDay), sources.assumptions, ["stormDay"]],
    answers.centralAir && ["centralShare", central, sources.assumptions, ["centralShare"]],
    known.length > 0 && ["loads", { side: inWords.list(knownKws) }, sources.loads],
    ...loads
      .filter((name) => !known.includes(name))
      .map((name): Row => ["load", { side: questions[name].label, kw: kwOf(name) }]),
  ];
}

const percentIn =
  ({ percent }: InWords) =>
  (value: number, digits = 0) => ({ share: percent(share(value), digits) });
