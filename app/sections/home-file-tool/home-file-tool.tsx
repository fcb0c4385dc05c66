import { useMemo } from "react";
import { fill } from "#app/content/fill.ts";
import { isOne } from "#app/content/is-one.ts";
import { todayInFlorida } from "#app/content/today-in-florida.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { idOf } from "#app/tools/asked-field.tsx";
import { useInWords } from "#app/tools/in-words.ts";
import { ToolFrame } from "#app/tools/tool-frame.tsx";
import { useTool } from "#app/tools/use-tool.tsx";
import { Worked } from "#app/tools/worked.tsx";
import { useAwake } from "#app/ui/use-awake.ts";
import { homeFileQuestions } from "#estimates/home-file/questions.ts";
import { holdsAny } from "#estimates/home-file/read-home-file.ts";
import { type Reminder, remindersOf } from "#estimates/home-file/reminders.ts";
import { HomeFileAnswer } from "./home-file-answer.tsx";
import { OpenCopy } from "./open-copy.tsx";
import { QuestionGroups } from "./question-groups.tsx";
import { rulesUsed, stepsTaken } from "./rules-used.ts";
import { useSentHomeFile } from "./use-sent-home-file.ts";
import styles from "./home-file-tool.module.css";

const FIRST = "roofKind";

/** Papers, numbers and dates of a home, posted to where they are forgotten, or never sent at all. */
export function HomeFileTool(props: SectionProps<"home-file-tool">) {
  const inWords = useInWords();
  const { language } = inWords;
  const today = useAwake() ? todayInFlorida() : props.madeOn;
  const questions = useMemo(() => homeFileQuestions(today), [today]);
  const { sent, open } = useSentHomeFile(Object.keys(questions));
  const tool = useTool(questions, props, undefined, sent);
  const { answers, isExample } = tool;

  const isAsked = sent.query !== undefined || tool.sent > 0;
  const isEmpty = (isExample && isAsked) || (answers !== undefined && !holdsAny(answers));
  const file = isEmpty ? undefined : answers;
  const due = file && remindersOf(file, props.ruling, today);
  const problems = isEmpty
    ? [{ id: idOf(FIRST), message: props.faults.nothingTyped }]
    : tool.problems;

  return (
    <ToolFrame
      {...props}
      method="post"
      tool={{ ...tool, problems, isExample: isExample && !isEmpty }}
      above={<OpenCopy words={props.open} opening={sent.opening} onOpen={open} />}
      headline={due && headlineOf(due, props, language)}
      result={file && due && <HomeFileAnswer {...props} {...{ file, due, today, isExample }} />}
      below={
        <div className={styles.worked}>
          <Worked
            {...props}
            words={props.checks}
            steps={stepsTaken(props, inWords)}
            figures={rulesUsed(props, inWords)}
          />
        </div>
      }
    >
      <QuestionGroups {...props} tool={tool} />
    </ToolFrame>
  );
}

function headlineOf(
  due: Reminder[],
  { headline, headlineOfOne }: SectionProps<"home-file-tool">,
  language: string,
): string {
  const { length: count } = due.filter(({ day }) => day);
  return fill(isOne(count, language) ? headlineOfOne : headline, { count: String(count) });
}
