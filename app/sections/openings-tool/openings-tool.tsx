import { useMemo } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { todayInFlorida } from "#app/content/today-in-florida.ts";
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
  const county = answers?.county;
  const inZone = county && props.zone.some((one) => one.county === county);
  const read = answers && formAnswers(answers, inZone, props.rules);
  const below = useMemo(
    () => (
      <>
        {/* Here, where print leaves it: a pattern of a hidden part draws nothing. */}
        <ClassPatterns />
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
