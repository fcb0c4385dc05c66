import { useMemo } from "react";
import { todayInFlorida } from "#app/content/today-in-florida.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { MoreExamples } from "#app/tools/more-examples.tsx";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { useTool } from "#app/tools/use-tool.tsx";
import { Worked } from "#app/tools/worked.tsx";
import type { Question } from "#questions/tool-question.ts";
import { solarEstimate } from "#estimates/solar/estimate.ts";
import { tariffOn } from "#estimates/solar/figures.ts";
import { yieldsAt } from "#estimates/solar/home.ts";
import { questionsWith } from "#estimates/solar/initials.ts";
import { OF_FPL, type QuestionName } from "#estimates/solar/questions.ts";
import { problemsOf } from "#estimates/solar/problems.ts";
import { headlineOf } from "./headline-of.ts";
import { SolarAnswer } from "./solar-answer.tsx";
import { SolarQuestions } from "./solar-questions.tsx";
import { useNumbers } from "./use-numbers.ts";
import { usedFigures } from "./used-figures.ts";

export function SolarTool(props: SectionProps<"solar-tool">) {
  const { tables } = props;
  const numbers = useNumbers();
  const figures = useMemo(() => {
    const { tariffs, panels, ...others } = tables;
    return { ...panels, ...others, tariff: tariffOn(todayInFlorida(), tariffs) };
  }, [tables]);
  const asks = useMemo(() => questionsWith(figures), [figures]);
  const tool = useTool(asks, props, problemsOf);
  const { answers } = tool;
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
  const more = useMemo(
    () => (
      <MoreExamples
        {...props}
        asks={asks}
        examples={props.moreExamples}
        headlineOf={(other) => headlineOf(solarEstimate(other, figures), props.headlines, numbers)}
      />
    ),
    [props, asks, figures, numbers],
  );
  return (
    <ToolFrame
      {...props}
      tool={tool}
      headline={result && headlineOf(result.estimate, props.headlines, numbers)}
      result={result && <SolarAnswer {...props} {...result} />}
      below={
        <>
          {more}
          <Worked
            {...props}
            words={props.checks}
            figures={result ? usedFigures({ ...result, figures, asks, props, numbers }) : []}
          />
        </>
      }
    >
      <SolarQuestions {...props} tool={tool} />
    </ToolFrame>
  );
}
