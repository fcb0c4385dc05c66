import { useMemo } from "react";
import { todayInFlorida } from "#app/content/today-in-florida.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { fill } from "#app/content/fill.ts";
import { isOne } from "#app/content/is-one.ts";
import { type InWords, useInWords } from "#app/tools/in-words.ts";
import { MoreExamples } from "#app/tools/more-examples.tsx";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { useTool } from "#app/tools/use-tool.tsx";
import { Worked } from "#app/tools/worked.tsx";
import type { Question } from "#estimates/asking/answers.ts";
import { YEARS_AHEAD } from "#estimates/solar/cautions.ts";
import { type SolarEstimate, solarEstimate } from "#estimates/solar/estimate.ts";
import { tariffOn } from "#estimates/solar/figures.ts";
import { yieldsAt } from "#estimates/solar/home.ts";
import { questionsWith } from "#estimates/solar/initials.ts";
import { OF_FPL, type QuestionName } from "#estimates/solar/questions.ts";
import { sum } from "#estimates/solar/roof.ts";
import { problemsOf } from "#estimates/solar/problems.ts";
import { SolarAnswer } from "./solar-answer.tsx";
import { SolarQuestions } from "./solar-questions.tsx";
import { usedFigures } from "./used-figures.ts";

export function SolarTool(props: SectionProps<"solar-tool">) {
  const { tables } = props;
  const inWords = useInWords();
  const figures = useMemo(() => {
    const { tariffs, panels, ...others } = tables;
    return { ...panels, ...others, tariff: tariffOn(todayInFlorida(), tariffs) };
  }, [tables]);
  const asks = useMemo(() => questionsWith(figures), [figures]);
  const tool = useTool(asks, props, problemsOf);
  const { answers } = tool;
  const { source: tariff } = figures.tariff;
  const atFirst = (name: QuestionName) => (asks[name] as Question).initial ?? "";
  const result = answers && {
    answers,
    estimate: solarEstimate(answers, figures),
    yields: yieldsAt(answers, figures),
    // Who typed in other rates knows of which year they are.
    rates: OF_FPL.some((name) => answers[name] !== Number(atFirst(name)))
      ? undefined
      : { year: figures.tariff.from.slice(0, 4), ranOutOn: figures.tariff.source.ranOutOn },
  };
  const headlineFor = (estimate: SolarEstimate) => headlineOf(estimate, props.headlines, inWords);
  return (
    <ToolFrame
      {...props}
      tool={tool}
      headline={result && headlineFor(result.estimate)}
      result={result && <SolarAnswer {...props} {...result} />}
      below={
        <>
          <MoreExamples
            {...props}
            asks={asks}
            examples={props.moreExamples}
            headlineOf={(other) => headlineFor(solarEstimate(other, figures))}
          />
          <Worked
            {...props}
            words={props.checks}
            figures={result ? usedFigures({ ...result, tariff, asks, props, inWords }) : []}
          />
        </>
      }
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
    const phrase = isOne(halved(likely), language) ? words[`${sure}OfOne`] : words[sure];
    return fill(phrase, { years: halves(likely), ...range });
  }
  if (!saved) return fill(words.made, { kwh: kwh(sum(made)) });
  return fill(bills ? words.saved : words.citySaved, { amount: dollars(saved.likely) });
}
