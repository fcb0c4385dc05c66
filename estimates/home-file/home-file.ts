/** A home file: read from its form, and kept by its owner as JSON with a version, to open it again. */
import { type Answers, queryOf, readAnswers } from "#questions/tool-question.ts";
import type { HowToRead } from "#questions/fields.ts";
import { homeFileQuestions, type HomeFileQuestions } from "./questions.ts";

export type HomeFile = Answers<HomeFileQuestions>;

/**
 * @param filled what the form holds
 * @param today like `2026-11-22`
 * @param how numbers are typed in the language of the page
 * @returns undefined if something is wrong, or nothing was entered at all
 */
export function readHomeFile(
  filled: FormData,
  today: string,
  how: HowToRead,
): HomeFile | undefined {
  const questions = homeFileQuestions(today);
  const asked = readAnswers(questions, queryOf(questions, filled), how);
  return asked.kind === "answers" && holdsAny(asked.answers) ? asked.answers : undefined;
}

/** Each question may be left out, but not all of them. A box that is not ticked says nothing. */
export const holdsAny = (file: HomeFile): boolean =>
  Object.values(file).some((value) => value !== undefined && value !== false);

export const VERSION = 1;
/** Longer files are not read. Ours are a tenth of it. */
export const LONGEST_COPY_BYTES = 32 * 1024;

export const COPY_TYPE = "application/json; charset=utf-8";

export function keptCopy(file: HomeFile): string {
  const copy = { homeFile: VERSION, answers: Object.fromEntries(asTyped(file)) };
  return `${JSON.stringify(copy, null, 2)}\n`;
}

/** What a form would have to hold to be read as this file; what was left out is not there. */
const asTyped = (file: HomeFile): [name: string, typed: string][] =>
  Object.entries(file).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === false ? [] : [[name, value === true ? TICKED : String(value)]],
  );

const TICKED = "yes";

/**
 * Believes nothing of a file that may come from anywhere: it holds answers to our questions, as texts,
 * or it is not opened. Whether an answer is right is found out when the form is read.
 *
 * @param names of the questions that may be answered
 * @returns nothing for a file that is none of ours
 */
export function readCopy(
  text: string,
  names: readonly string[],
): [name: string, typed: string][] | undefined {
  const copy = parse(text);
  if (!isRecord(copy) || copy.homeFile !== VERSION || !isRecord(copy.answers)) return undefined;
  const answers = Object.entries(copy.answers);
  const isOurs = ([name, value]: [string, unknown]) =>
    names.includes(name) && typeof value === "string";
  return answers.every(isOurs) ? (answers as [string, string][]) : undefined;
}

function parse(text: string): unknown {
  try {
    // Windows' editor puts a mark before the text.
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
