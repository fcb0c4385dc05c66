import { useMemo } from "react";
import { todayInFlorida } from "#app/content/today-in-florida.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { MoreExamples } from "#app/tools/more-examples.tsx";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { useTool } from "#app/tools/use-tool.tsx";
import { Worked } from "#app/tools/worked.tsx";
import { useAwake } from "#app/ui/use-awake.ts";
import { faultsIn } from "#estimates/rights/faults.ts";
import { type RightsAnswers, rightsQuestions } from "#estimates/rights/questions.ts";
import { rightsFor } from "#estimates/rights/rights.ts";
import { FreeHelp } from "./free-help.tsx";
import { headlineOf } from "./headline-of.ts";
import { Letters } from "./letters.tsx";
import { RightsForm } from "./rights-form.tsx";
import { RightsResult } from "./rights-result.tsx";
import { useDays } from "./use-days.ts";

/** Which laws may help a homeowner, until which day, and the letter that this may need. */
export function RightsTool(props: SectionProps<"rights-tool">) {
  const { laws, old } = props;
  const inWords = useDays();
  const now = useAwake() ? todayInFlorida() : props.today;
  const tool = useTool(rightsQuestions, props, (answers) => faultsIn(answers, now));
  const { answers } = tool;
  const query = tool.isExample ? undefined : tool.query;
  const today = (tool.isExample && answers && dayOfExample(answers)) || now;
  const found = answers && rightsFor(answers, laws, today, old);
  const more = useMemo(
    () => (
      <MoreExamples
        {...props}
        asks={rightsQuestions}
        examples={props.moreExamples}
        // At its address an example would be answered as of today.
        isLinked={false}
        headlineOf={(other) => {
          const then = dayOfExample(other) ?? props.today;
          return headlineOf(rightsFor(other, laws, then, old), props.headlines, inWords.whole);
        }}
      />
    ),
    [props, laws, old, inWords],
  );
  return (
    <ToolFrame
      {...props}
      tool={tool}
      headline={found && headlineOf(found, props.headlines, inWords.whole)}
      result={answers && found && <RightsResult {...props} {...{ answers, found, today, query }} />}
      below={
        <>
          {answers && found && <Letters {...props} answers={answers} found={found} />}
          <FreeHelp {...props.help} />
          {more}
          <Worked {...props} words={props.checks} figures={figuresOf(props.cards)} />
        </>
      }
    >
      <RightsForm {...props} tool={tool} />
    </ToolFrame>
  );
}

/** An example is as old as what happened in it, and stays what it was. */
const dayOfExample = ({ signed, loss, recorded, paid }: RightsAnswers) =>
  signed ?? loss ?? recorded ?? paid;

/** What the laws count, card by card. */
const figuresOf = (cards: SectionProps<"rights-tool">["cards"]) =>
  Object.values(cards).flatMap(({ title, counts, source }) =>
    counts ? { label: title, value: counts, source } : [],
  );
