import { useMemo } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { todayInFlorida } from "#app/content/today-in-florida.ts";
import { MoreExamples } from "#app/tools/more-examples.tsx";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { useSite } from "#app/ui/site.ts";
import { useTool } from "#app/tools/use-tool.tsx";
import { Worked } from "#app/tools/worked.tsx";
import { formAnswers } from "#estimates/openings/form-answers.ts";
import { quarrels } from "#estimates/openings/quarrels.ts";
import { type OpeningsAnswers, openingsQuestions } from "#estimates/openings/questions.ts";
import { ClassPatterns } from "./class-mark.tsx";
import { HouseQuestions } from "./house-questions.tsx";
import { headlineOf } from "./openings-in-words.ts";
import { OpeningsAnswer } from "./openings-answer.tsx";
import { usedFigures } from "./used-figures.ts";

const check = (answers: OpeningsAnswers) => quarrels(answers, todayInFlorida());

export function OpeningsTool(props: SectionProps<"openings-tool">) {
  const tool = useTool(openingsQuestions, props, check);
  const { answers } = tool;
  const { language } = useSite();
  const read = answers && readForm(answers, props);
  const below = useMemo(
    () => (
      <>
        {/* Here, where print leaves it: a pattern of a hidden part draws nothing. */}
        <ClassPatterns />
        <MoreExamples
          {...props}
          asks={openingsQuestions}
          examples={props.moreExamples}
          headlineOf={(other) => headlineOf(readForm(other, props), props, language)}
        />
        <Worked {...props} words={props.checks} figures={usedFigures(props, language)} />
      </>
    ),
    [props, language],
  );
  return (
    <ToolFrame
      {...props}
      tool={tool}
      headline={read && headlineOf(read, props, language)}
      result={read && <OpeningsAnswer {...props} read={read} />}
      below={below}
    >
      <HouseQuestions {...props} tool={tool} />
    </ToolFrame>
  );
}

function readForm(
  answers: OpeningsAnswers,
  { zone, rules }: Pick<SectionProps<"openings-tool">, "zone" | "rules">,
) {
  const { county } = answers;
  return formAnswers(answers, county && zone.some((one) => one.county === county), rules);
}
