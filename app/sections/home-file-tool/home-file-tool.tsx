import { useMemo } from "react";
import { fill } from "#app/content/fill.ts";
import { isSingular } from "#app/content/language.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { type InWords, useInWords } from "#app/tools/in-words.ts";
import type { Figure } from "#app/tools/tool-details.tsx";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { idOf, useTool } from "#app/tools/use-tool.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type HomeFile, holdsAny } from "#estimates/home-file/home-file.ts";
import { homeFileQuestions } from "#estimates/home-file/questions.ts";
import { remindersOf } from "#estimates/home-file/reminders.ts";
import { HomeFileAnswer } from "./home-file-answer.tsx";
import { OpenCopy } from "./open-copy.tsx";
import { QuestionGroups } from "./question-groups.tsx";
import { useSentHomeFile } from "./sent-home-file.ts";

type Props = SectionProps<"home-file-tool">;

const FIRST = "roofKind";

/** Papers, numbers and dates of a home, posted to where they are forgotten, or never sent at all. */
export function HomeFileTool(props: Props) {
  const { headline, headlineOfOne, ruling, faults } = props;
  const inWords = useInWords();
  const today = useHydrated() ? todayInFlorida() : props.madeOn;
  const questions = useMemo(() => homeFileQuestions(today), [today]);
  const { sent, open } = useSentHomeFile(Object.keys(questions));
  const tool = useTool(questions, props, undefined, sent);
  const { isExample } = tool;

  const isAsked = sent.query !== undefined || tool.submits > 0;
  const isEmpty = (isExample && isAsked) || (tool.answers !== undefined && !holdsAny(tool.answers));
  const answers = isEmpty ? undefined : tool.answers;
  const errors = isEmpty ? [{ id: idOf(FIRST), message: faults.nothingTyped }] : tool.errors;
  const dueOf = (file: HomeFile) => remindersOf(file, ruling, today);

  return (
    <ToolFrame
      {...props}
      method="post"
      tool={{ ...tool, answers, errors, isExample: isExample && !isEmpty }}
      above={<OpenCopy words={props.open} opening={sent.opening} onOpen={open} />}
      headlineOf={(file) => {
        const { length: count } = dueOf(file).filter(({ day }) => day);
        const phrase = isSingular(count, inWords.language) ? headlineOfOne : headline;
        return fill(phrase, { count: String(count) });
      }}
      result={
        answers && (
          <HomeFileAnswer
            {...props}
            {...{ today, isExample }}
            file={answers}
            due={dueOf(answers)}
          />
        )
      }
      steps={stepsOf(props, inWords)}
      figures={figuresOf(props, inWords)}
    >
      <QuestionGroups {...props} tool={tool} />
    </ToolFrame>
  );
}

/** The rules that rest on a law, a form or a maker. */
function figuresOf({ rules, ruling, sources }: Props, { dayOfYear }: InWords): Figure[] {
  const { windForm, roof, alarms, season } = ruling;
  const values = {
    windForm: { years: String(windForm.years), days: String(windForm.daysBefore) },
    roof: { years: String(roof.years), months: String(roof.monthsBefore) },
    alarms: { years: String(alarms.years) },
    season: { day: dayOfYear(season.begins), until: dayOfYear(season.ends) },
  };
  return (["windForm", "roof", "alarms", "season"] as const).map((rule) => ({
    label: rules[rule].label,
    value: fill(rules[rule].value, values[rule]),
    source: sources[rule],
  }));
}

/** The rules that are our own choice, and how all days are made. */
function stepsOf({ steps, counted, ruling }: Props, { dayOfYear }: InWords): string[] {
  const { renewal, warranty, cooling, season } = ruling;
  return [
    ...steps,
    fill(counted.renewal, { days: String(renewal.daysBefore) }),
    fill(counted.warranty, { days: String(warranty.daysBefore) }),
    fill(counted.cooling, {
      count: String(cooling.filterDay),
      day: dayOfYear(cooling.spring),
      until: dayOfYear(cooling.fall),
    }),
    fill(counted.shutters, { day: dayOfYear(season.shutters) }),
  ];
}
