import type { ReactNode } from "react";
import type { FieldProblem } from "#app/forms/error-summary.tsx";
import { AskedField, type FieldWords, idOf } from "#app/tools/asked-field.tsx";
import { faultInWords } from "#app/tools/fault-in-words.ts";
import { type AskedTool, type Posted, useAsked } from "#app/tools/use-asked.ts";
import type { ToolWords } from "#app/content/reading/tool-words.ts";
import { useSite } from "#app/ui/site.ts";
import {
  type Answers,
  type Problem,
  type Questions,
  readAnswers,
  type Typed,
} from "#estimates/asking/answers.ts";

/** What content and the server hand to a tool, besides what is its own. */
export interface ToolProps<Qs extends Questions, Own extends string> {
  example: string;
  questions: { [Name in keyof Qs]: FieldWords };
  /** Of the faults that only this tool knows. */
  faults?: Record<Own, string>;
  tools: ToolWords;
}

export interface Tool<Qs extends Questions> extends Pick<AskedTool<Qs>, "form" | "sent" | "query"> {
  /** What to work with: nothing while something is missing or wrong. */
  answers: Answers<Qs> | undefined;
  /** Whether nobody has asked yet, and the answers are those of the example. */
  isExample: boolean;
  /** All that is wrong with what was sent. */
  problems: FieldProblem[];
  /** A question with its field. */
  ask: (name: keyof Qs & string) => ReactNode;
  /** The same with all its choices in sight: the one that settles what else is asked. */
  askFirst: (name: keyof Qs & string) => ReactNode;
  /** For a field that the tool draws itself. */
  one: (name: keyof Qs & string) => OneField;
  typed: Typed;
  /** Whether one of them holds something else than at first, or is wrong, so that it must be in sight. */
  isInUse: (names: readonly (keyof Qs & string)[]) => boolean;
}

export interface OneField {
  id: string;
  name: string;
  label: string;
  /** What it holds at first. */
  defaultValue: string;
  error: string | undefined;
}

/**
 * A tool at work: its form, what is wrong with it, and what it was asked.
 *
 * @param asks the questions, in the order in which they are asked
 * @param check tells what is wrong between answers that are right by themselves
 * @param posted what it was asked, where it does not stand in an address
 */
export function useTool<Qs extends Questions, Own extends string = never>(
  asks: Qs,
  { example, questions, faults, tools }: ToolProps<Qs, Own>,
  check: (answers: Answers<Qs>) => Problem<Own>[] = () => [],
  posted?: Posted,
): Tool<Qs> {
  const { language } = useSite();
  const { asked, query, sent, isSent, left, isBegun, form } = useAsked(asks, posted);
  const isExample = asked.kind === "nothing";
  const shown = isExample
    ? readAnswers(asks, new URLSearchParams(example), { decimalComma: false })
    : asked;
  const problems = problemsOf(shown, check);

  // While somebody types, what is not typed yet is no mistake.
  const isJudged = (field: string) => !isExample && (!isBegun || left.includes(field));
  const messageOf = ({ field, fault }: Problem<Own>) =>
    faults && Object.hasOwn(faults, fault)
      ? faults[fault as Own]
      : faultInWords(fault as Problem["fault"], asks[field]?.field, tools.faults, language);
  const errorOf = (name: string) => {
    const problem = isJudged(name) && problems.find(({ field }) => field === name);
    return problem ? messageOf(problem) : undefined;
  };

  const asField = (name: keyof Qs & string, asTiles: boolean) => (
    <AskedField
      key={name}
      name={name}
      words={questions[name]}
      field={(asks[name] as Questions[string]).field}
      typed={asked.typed[name] ?? []}
      error={errorOf(name)}
      asTiles={asTiles}
    />
  );

  return {
    form,
    query,
    sent,
    isExample,
    answers: shown.kind === "answers" && problems.length === 0 ? shown.answers : undefined,
    problems: (isExample || !isSent ? [] : problems).map((problem) => ({
      id: idOf(problem.field),
      message: `${questions[problem.field]?.label}: ${messageOf(problem)}`,
    })),
    ask: (name) => asField(name, false),
    askFirst: (name) => asField(name, true),
    one: (name) => ({
      id: idOf(name),
      name,
      label: questions[name].label,
      defaultValue: asked.typed[name]?.[0] ?? "",
      error: errorOf(name),
    }),
    typed: asked.typed,
    isInUse: (names) =>
      names.some(
        (name) =>
          asked.typed[name]?.some((typed) => typed !== (asks[name]?.initial ?? "")) ||
          errorOf(name) !== undefined,
      ),
  };
}

function problemsOf<Qs extends Questions, Own extends string>(
  asked: ReturnType<typeof readAnswers<Qs>>,
  check: (answers: Answers<Qs>) => Problem<Own>[],
): Problem<Own>[] {
  if (asked.kind === "problems") return asked.problems;
  return asked.kind === "answers" ? check(asked.answers) : [];
}
