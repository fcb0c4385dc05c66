import { fill } from "#app/content/fill.ts";
import type { Source } from "#app/tools/sources.server.ts";
import type { UsedFigure } from "#app/tools/worked.tsx";
import type { Questions } from "#questions/tool-question.ts";
import type { SolarEstimate } from "#estimates/solar/estimate.ts";
import type { SolarFigures } from "#estimates/solar/figures.ts";
import type { SolarAnswers } from "#estimates/solar/problems.ts";
import type { SolarQuestions, TableQuestion } from "#estimates/solar/questions.ts";
import type { Yields } from "#estimates/solar/roof.ts";
import type { SolarProps } from "./solar-props.ts";
import type { Numbers } from "./use-numbers.ts";

/** What the rows of used figures are made from. */
export interface Used {
  answers: SolarAnswers;
  estimate: SolarEstimate;
  figures: SolarFigures & { tariff: { source: Source } };
  yields: Yields;
  /** With what their fields hold at first. */
  asks: SolarQuestions;
  props: Pick<SolarProps, "figures" | "questions" | "sources">;
  numbers: Numbers;
}

type Name = keyof SolarProps["figures"];

/** A figure in the words of the page. */
export function row(
  { props }: Used,
  name: Name,
  values: Record<string, string>,
  source: Source | undefined,
): UsedFigure {
  const { label, value } = props.figures[name];
  return { label: fill(label, values), value: fill(value, values), source };
}

/** The source of a table, as long as nobody typed over these figures of it. */
export function unlessTyped(
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
