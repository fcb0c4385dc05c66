/** The figures that the answer of the solar tool rests on, with their sources unless they were typed. */
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { InWords } from "#app/tools/in-words.ts";
import type { Figure } from "#app/tools/tool-details.tsx";
import type { Source } from "#app/tools/tool-props.server.ts";
import type { SolarAnswers } from "#estimates/solar/errors.ts";
import type { SolarEstimate } from "#estimates/solar/estimate.ts";
import { share } from "#estimates/solar/figures.ts";
import { LOADS, OF_TARIFF, type TableQuestion } from "#estimates/solar/questions.ts";
import { sum, type Yields } from "#estimates/solar/roof.ts";

type Table = Partial<Record<TableQuestion, string>>;

/** Whether one of these is not as its table has it: then its figure is the visitor's own. */
const isTyped = (names: readonly TableQuestion[], answers: SolarAnswers, table: Table) =>
  names.some((name) => table[name] !== undefined && Number(table[name]) !== answers[name]);

/** The year of the rates, and until when they held if that is over; undefined if they were typed. */
export const ratesIn = ({
  answers,
  table,
  utility,
}: Pick<Used, "answers" | "table" | "utility">) =>
  utility && !isTyped(OF_TARIFF, answers, table)
    ? { year: utility.tariff.from.slice(0, 4), ranOutOn: utility.tariff.source.ranOutOn }
    : undefined;

interface Used {
  answers: SolarAnswers;
  estimate: SolarEstimate;
  yields: Yields;
  /** What holds where nothing was typed over it. */
  table: Table;
  /** Undefined where its prices are not known. */
  utility: KnownUtility | undefined;
  props: Pick<SectionProps<"solar-tool">, "figures" | "questions" | "sources">;
  inWords: InWords;
}

interface KnownUtility {
  tariff: { from: string; source: Source };
  sources: { mostOfUse: Source; firstTier: Source } | undefined;
}

type Row = [
  name: keyof Used["props"]["figures"],
  values: Record<string, string>,
  source?: Source | undefined,
  /** The questions that hold it. */
  typedIn?: TableQuestion[],
];

export function figuresOf(used: Used): Figure[] {
  const { answers, table, props, utility } = used;
  const rows = [
    ...(utility ? knownUtilityRows(used, utility) : otherUtilityRows(used)),
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
      source: isTyped(typedIn, answers, table) ? undefined : source,
    };
  });
}

function knownUtilityRows(
  { answers, inWords }: Used,
  { tariff: { source }, sources }: KnownUtility,
): (Row | false | 0 | undefined)[] {
  const { number, cents } = inWords;
  const inPercent = percentIn(inWords);
  const { base = 0, tier = 0, clauses = 0, minimum = 0, tax = 0, mostOfUse, firstTier } = answers;
  const prices = (least = 0, most = 0) => ({
    least: number(least),
    most: number(most),
    count: number(tier),
  });
  const { energy, energyAbove, fuel, fuelAbove, acShare } = answers;
  return [
    ["base", { amount: cents(base) }, source, ["base"]],
    [
      tier ? "energy" : "pay",
      prices(energy, energyAbove),
      source,
      ["energy", "energyAbove", "tier"],
    ],
    tier > 0 && ["fuel", prices(fuel, fuelAbove), source, ["fuel", "fuelAbove", "tier"]],
    tier > 0 && ["clauses", { least: number(clauses) }, source, ["clauses"]],
    minimum > 0 && ["minimum", { amount: cents(minimum) }, source, ["minimum"]],
    ["tax", inPercent(tax, 2), source, ["tax"]],
    answers.city > 0 && ["city", inPercent(answers.city, 2)],
    mostOfUse && ["mostOfUse", inPercent(mostOfUse), sources?.mostOfUse, ["mostOfUse"]],
    firstTier !== undefined && [
      "tier",
      { kw: number(firstTier, 2), ...inPercent(acShare ?? 100) },
      sources?.firstTier,
      ["firstTier", "acShare"],
    ],
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

function outageRows({ answers, estimate, props, inWords }: Used): (Row | false)[] {
  if (!estimate.backup) return [];
  const { questions, sources } = props;
  const inPercent = percentIn(inWords);
  const central = inPercent(answers.centralShare);
  return [
    ["stormDay", inPercent(answers.stormDay), sources.assumptions, ["stormDay"]],
    answers.centralAir && ["centralShare", central, sources.assumptions, ["centralShare"]],
    ...LOADS.filter((name) => answers[name]).map((name): Row => {
      const kw = inWords.number(answers[`${name}Kw`]);
      return ["load", { side: questions[name].label, kw }, sources.loads, [`${name}Kw`]];
    }),
  ];
}

const percentIn =
  ({ percent }: InWords) =>
  (value: number, digits = 0) => ({ share: percent(share(value), digits) });
