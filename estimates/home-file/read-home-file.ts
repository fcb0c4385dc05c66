import {
  type Answers,
  type Problem,
  queryOf,
  readAnswers,
  type Typed,
} from "#estimates/asking/answers.ts";
import type { HowToRead } from "#estimates/asking/read.ts";
import { homeFileQuestions, type HomeFileQuestions } from "./questions.ts";

export type HomeFile = Answers<HomeFileQuestions>;

/** Each question may be left out, but not all of them. */
type HomeFileProblem = Problem<"nothingTyped">;

type ReadHomeFile =
  | { kind: "file"; typed: Typed; file: HomeFile }
  | { kind: "problems"; typed: Typed; problems: HomeFileProblem[] };

/**
 * @param filled what the form holds
 * @param today like `2026-11-22`
 * @param how numbers are typed in the language of the page
 */
export function readHomeFile(filled: FormData, today: string, how: HowToRead): ReadHomeFile {
  const questions = homeFileQuestions(today);
  const asked = readAnswers(questions, queryOf(questions, filled), how);
  if (asked.kind === "problems") return asked;
  if (asked.kind === "answers" && holdsAny(asked.answers)) {
    return { kind: "file", typed: asked.typed, file: asked.answers };
  }
  const [first = ""] = Object.keys(questions);
  return {
    kind: "problems",
    typed: asked.typed,
    problems: [{ field: first, fault: "nothingTyped" }],
  };
}

/** A box that is not ticked says nothing. */
export const holdsAny = (file: HomeFile): boolean =>
  Object.values(file).some((value) => value !== undefined && value !== false);
