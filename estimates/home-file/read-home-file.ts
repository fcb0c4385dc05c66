import {
  type Answers,
  type ToolError,
  queryOf,
  readAnswers,
  type Typed,
} from "#questions/tool-question.ts";
import type { HowToRead } from "#questions/fields.ts";
import { homeFileQuestions, type HomeFileQuestions } from "./questions.ts";

export type HomeFile = Answers<HomeFileQuestions>;

/** Each question may be left out, but not all of them. */
type HomeFileError = ToolError<"nothingTyped">;

type ReadHomeFile =
  | { kind: "file"; typed: Typed; file: HomeFile }
  | { kind: "errors"; typed: Typed; errors: HomeFileError[] };

/**
 * @param filled what the form holds
 * @param today like `2026-11-22`
 * @param how numbers are typed in the language of the page
 */
export function readHomeFile(filled: FormData, today: string, how: HowToRead): ReadHomeFile {
  const questions = homeFileQuestions(today);
  const asked = readAnswers(questions, queryOf(questions, filled), how);
  if (asked.kind === "errors") return asked;
  if (asked.kind === "answers" && holdsAny(asked.answers)) {
    return { kind: "file", typed: asked.typed, file: asked.answers };
  }
  const [first = ""] = Object.keys(questions);
  return {
    kind: "errors",
    typed: asked.typed,
    errors: [{ field: first, error: "nothingTyped" }],
  };
}

/** A box that is not ticked says nothing. */
export const holdsAny = (file: HomeFile): boolean =>
  Object.values(file).some((value) => value !== undefined && value !== false);
