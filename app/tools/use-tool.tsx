import type { ReactNode } from "react";
import { type FieldWords, QuestionField } from "#app/forms/question-field.tsx";
import { errorInWords } from "#app/tools/error-in-words.ts";
import { type Posted, useToolForm } from "#app/tools/use-tool-form.ts";
import type { ToolWords } from "#app/content/reading/interface-words.ts";
import { useSite } from "#app/ui/site.ts";
import type { ReadError } from "#questions/fields.ts";
import {
  type Answers,
  type Question,
  type Questions,
  readAnswers,
  type ToolError,
} from "#questions/tool-question.ts";

/** The id of a question's first field. */
export const idOf = (name: string) => `ask-${name}`;

/** What a section hands to its tool. */
interface ToolProps<Qs extends Questions, Own extends string> {
  example: string;
  questions: { [Name in keyof Qs]: FieldWords };
  /** Messages of the errors that only this tool has. */
  faults?: Record<Own, string>;
  tools: ToolWords;
}

export type Tool<Qs extends Questions> = ReturnType<typeof useTool<Qs>>;

/**
 * A tool at work: its form, its errors and its answers.
 *
 * @param asks the questions, in the order in which they are asked
 * @param check finds errors between answers that are right by themselves
 * @param posted answers that are not in the address
 */
export function useTool<Qs extends Questions, Own extends string = never>(
  asks: Qs,
  { example, questions, faults, tools }: ToolProps<Qs, Own>,
  check: (answers: Answers<Qs>) => ToolError<Own>[] = () => [],
  posted?: Posted,
) {
  type Name = keyof Qs & string;
  const { language } = useSite();
  const { asked, query, submits, isSubmitted, left, isPartial, form } = useToolForm(asks, posted);
  const isExample = asked.kind === "nothing";
  const shown = isExample
    ? readAnswers(asks, new URLSearchParams(example), { decimalComma: false })
    : asked;
  const answers = shown.kind === "answers" ? shown.answers : undefined;
  const errors: ToolError<Own>[] =
    shown.kind === "errors" ? shown.errors : answers ? check(answers) : [];

  const messageOf = ({ field, error }: ToolError<Own>) =>
    faults && Object.hasOwn(faults, error)
      ? faults[error as Own]
      : errorInWords(error as ReadError, asks[field]?.field, tools.faults, language);
  const errorOf = (name: string) => {
    const isShown = !isExample && (!isPartial || left.includes(name));
    const found = isShown && errors.find(({ field }) => field === name);
    return found ? messageOf(found) : undefined;
  };
  const question = (name: Name, asTiles: boolean): ReactNode => (
    <QuestionField
      key={name}
      id={idOf(name)}
      name={name}
      words={questions[name]}
      field={(asks[name] as Question).field}
      typed={asked.typed[name] ?? []}
      error={errorOf(name)}
      asTiles={asTiles}
    />
  );

  return {
    asks,
    form,
    query,
    submits,
    /** Whether nobody has asked yet, so that the answers are those of the example. */
    isExample,
    /** Undefined while something is missing or wrong. */
    answers: errors.length === 0 ? answers : undefined,
    /** All errors of a submitted form. */
    errors: (isExample || !isSubmitted ? [] : errors).map((one) => ({
      id: idOf(one.field),
      // A question has its own mark.
      message: `${questions[one.field]?.label}: ${messageOf(one)}`.replace("?: ", "? "),
    })),
    /** A question with its field. */
    ask: (name: Name) => question(name, false),
    /** A question with all its choices in sight: one that decides what else is asked. */
    askFirst: (name: Name) => question(name, true),
    /** For a field that the tool draws itself. */
    fieldProps: (name: Name) => ({
      id: idOf(name),
      name,
      label: questions[name].label,
      defaultValue: asked.typed[name]?.[0] ?? "",
      error: errorOf(name),
    }),
    typed: asked.typed,
    /** Whether one of these was answered, or is wrong, so that it must be in sight. */
    isInUse: (names: readonly Name[]) =>
      names.some(
        (name) =>
          asked.typed[name]?.some((typed) => typed !== (asks[name]?.initial ?? "")) ||
          errorOf(name) !== undefined,
      ),
  };
}
