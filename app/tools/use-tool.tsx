import type { ReactNode } from "react";
import type { ErrorLink } from "#app/forms/error-summary.tsx";
import { type FieldWords, QuestionField } from "#app/forms/question-field.tsx";
import { errorInWords } from "#app/tools/error-in-words.ts";
import { type AskedTool, type Posted, useAsked } from "#app/tools/use-asked.ts";
import type { ToolWords } from "#app/content/reading/tool-words.ts";
import { useSite } from "#app/ui/site.ts";
import type { ReadError } from "#questions/fields.ts";
import {
  type Answers,
  type ToolError,
  type Questions,
  readAnswers,
  type Typed,
} from "#questions/tool-question.ts";

/** The id of a question's first field. */
export const idOf = (name: string) => `ask-${name}`;

/** What content and the server hand to a tool, besides what is its own. */
export interface ToolProps<Qs extends Questions, Own extends string> {
  example: string;
  questions: { [Name in keyof Qs]: FieldWords };
  /** Of the errors that only this tool knows. */
  faults?: Record<Own, string>;
  tools: ToolWords;
}

export interface Tool<Qs extends Questions> extends Pick<AskedTool<Qs>, "form" | "sent" | "query"> {
  /** What to work with: nothing while something is missing or wrong. */
  answers: Answers<Qs> | undefined;
  /** Whether nobody has asked yet, and the answers are those of the example. */
  isExample: boolean;
  /** All that is wrong with what was sent. */
  errors: ErrorLink[];
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
  check: (answers: Answers<Qs>) => ToolError<Own>[] = () => [],
  posted?: Posted,
): Tool<Qs> {
  const { language } = useSite();
  const { asked, query, sent, isSent, left, isBegun, form } = useAsked(asks, posted);
  const isExample = asked.kind === "nothing";
  const shown = isExample
    ? readAnswers(asks, new URLSearchParams(example), { decimalComma: false })
    : asked;
  const errors = errorsOf(shown, check);

  // While somebody types, what is not typed yet is no mistake.
  const isJudged = (field: string) => !isExample && (!isBegun || left.includes(field));
  const messageOf = ({ field, error }: ToolError<Own>) =>
    faults && Object.hasOwn(faults, error)
      ? faults[error as Own]
      : errorInWords(error as ReadError, asks[field]?.field, tools.faults, language);
  const errorOf = (name: string) => {
    const found = isJudged(name) && errors.find(({ field }) => field === name);
    return found ? messageOf(found) : undefined;
  };

  const asField = (name: keyof Qs & string, asTiles: boolean) => (
    <QuestionField
      key={name}
      id={idOf(name)}
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
    answers: shown.kind === "answers" && errors.length === 0 ? shown.answers : undefined,
    errors: (isExample || !isSent ? [] : errors).map((one) => ({
      id: idOf(one.field),
      message: `${questions[one.field]?.label}: ${messageOf(one)}`,
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

function errorsOf<Qs extends Questions, Own extends string>(
  asked: ReturnType<typeof readAnswers<Qs>>,
  check: (answers: Answers<Qs>) => ToolError<Own>[],
): ToolError<Own>[] {
  if (asked.kind === "errors") return asked.errors;
  return asked.kind === "answers" ? check(asked.answers) : [];
}
