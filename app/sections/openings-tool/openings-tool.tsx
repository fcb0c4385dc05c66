import type { SectionProps } from "#app/sections/prepare.server.ts";
import { todayInFlorida } from "#app/content/today-in-florida.ts";
import { fill } from "#app/content/fill.ts";
import { type InWords, useInWords } from "#app/tools/in-words.ts";
import { MoreExamples } from "#app/tools/more-examples.tsx";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { useTool } from "#app/tools/use-tool.tsx";
import { type UsedFigure, Worked } from "#app/tools/worked.tsx";
import { formAnswers } from "#estimates/openings/form-answers.ts";
import { quarrels } from "#estimates/openings/quarrels.ts";
import { type OpeningsAnswers, openingsQuestions } from "#estimates/openings/questions.ts";
import { ClassPatterns } from "./class-mark.tsx";
import { HouseQuestions } from "./house-questions.tsx";
import { headlineOf } from "./openings-in-words.ts";
import { OpeningsAnswer } from "./openings-answer.tsx";

const check = (answers: OpeningsAnswers) => quarrels(answers, todayInFlorida());

export function OpeningsTool(props: SectionProps<"openings-tool">) {
  const tool = useTool(openingsQuestions, props, check);
  const { answers } = tool;
  const inWords = useInWords();
  const { language } = inWords;
  const read = answers && readForm(answers, props);
  return (
    <ToolFrame
      {...props}
      tool={tool}
      headline={read && headlineOf(read, props, language)}
      result={read && <OpeningsAnswer {...props} read={read} />}
      below={
        <>
          {/* Here, where print leaves it: a pattern of a hidden part draws nothing. */}
          <ClassPatterns />
          <MoreExamples
            {...props}
            asks={openingsQuestions}
            examples={props.moreExamples}
            headlineOf={(other) => headlineOf(readForm(other, props), props, language)}
          />
          <Worked {...props} words={props.checks} figures={usedFigures(props, inWords)} />
        </>
      }
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

/** The dates and limits that the answers rest on. */
function usedFigures(
  { figures, rules, zone, formSource, zoneSource }: SectionProps<"openings-tool">,
  { day, list }: InWords,
): UsedFigure[] {
  const ofForm = (label: string | undefined, value: string, values: Record<string, string>) => ({
    label: label ?? "",
    value: fill(value, values),
    source: formSource,
  });
  return [
    ...rules.code.map(({ letter, permitAfter, builtFrom }) =>
      ofForm(figures.code[letter], figures.appliedAfter, {
        date: day(permitAfter),
        least: String(builtFrom),
      }),
    ),
    { label: figures.zone, value: list(zone.map(({ name }) => name)), source: zoneSource },
    ...rules.regions
      .filter(({ from }) => from > 0)
      .map(({ letter, from }) =>
        ofForm(figures.regions[letter], figures.speed, { least: String(from) }),
      ),
    ...rules.covering.map(({ letter, permitFrom, originalFrom }) =>
      ofForm(figures.covering[letter], figures.appliedFrom, {
        date: day(permitFrom),
        least: String(originalFrom),
      }),
    ),
    ofForm(figures.hip, figures.share, { most: String(rules.hipLimit * 100) }),
  ];
}
