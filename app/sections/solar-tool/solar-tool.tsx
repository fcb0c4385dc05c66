import { useMemo } from "react";
import { fill } from "#app/content/fill.ts";
import { isSingular } from "#app/content/language.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";
import { mapped } from "#app/content/mapped.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { type InWords, useInWords } from "#app/tools/in-words.ts";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { useTool } from "#app/tools/use-tool.tsx";
import { type SolarEstimate, solarEstimate, YEARS_AHEAD } from "#estimates/solar/estimate.ts";
import { errorsIn } from "#estimates/solar/errors.ts";
import {
  countyFigures,
  questionsWith,
  ratesOn,
  tablesFor,
  withTable,
} from "#estimates/solar/figures.ts";
import { sum } from "#estimates/solar/roof.ts";
import { SolarAnswer } from "./solar-answer.tsx";
import { figuresOf, ratesIn } from "./solar-figures.ts";
import { SolarQuestions } from "./solar-questions.tsx";

export function SolarTool(props: SectionProps<"solar-tool">) {
  const { tables } = props;
  const inWords = useInWords();
  const figures = useMemo(() => {
    const { tariffs, others } = tables;
    const utilities = mapped(tariffs, ({ rates, ...utility }) => ({
      ...utility,
      tariff: ratesOn(todayInFlorida(), rates),
    }));
    return { ...others, utilities };
  }, [tables]);
  const asks = useMemo(() => questionsWith(figures), [figures]);
  const tool = useTool(asks, props, errorsIn);
  const answers = tool.answers && withTable(tool.answers, figures);
  const result = answers && {
    answers,
    isExample: tool.isExample,
    estimate: solarEstimate(answers, figures),
    yields: countyFigures(answers.county, figures).yields,
    utility: figures.utilities[answers.utility],
    table: tablesFor(answers.utility, figures),
  };
  return (
    <ToolFrame
      {...props}
      tool={tool}
      headlineOf={(asked) => headlineOf(solarEstimate(asked, figures), props.headlines, inWords)}
      result={result && <SolarAnswer {...props} {...result} rates={ratesIn(result)} />}
      figures={result ? figuresOf({ ...result, props, inWords }) : []}
    >
      <SolarQuestions {...props} tool={tool} />
    </ToolFrame>
  );
}

/** The answer in one line: the years if there is a price, else dollars, else energy. */
function headlineOf(
  { used, made, bills, saved, payback }: SolarEstimate,
  words: SectionProps<"solar-tool">["headlines"],
  { halves, halved, dollars, kwh, language }: InWords,
): string {
  if (sum(used) === 0) return words.noUse;
  if (payback) {
    const { soonest = Infinity, likely = Infinity, latest = Infinity } = payback;
    if (likely > YEARS_AHEAD) return words.noPayback;
    const range = { least: halves(soonest), most: halves(latest) };
    const sure = range.least === range.most ? "surePayback" : "payback";
    const phrase = isSingular(halved(likely), language) ? words[`${sure}OfOne`] : words[sure];
    return fill(phrase, { years: halves(likely), ...range });
  }
  if (!saved) return fill(words.made, { kwh: kwh(sum(made)) });
  return fill(bills ? words.saved : words.citySaved, { amount: dollars(saved.likely) });
}
