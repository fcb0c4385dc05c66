import { localeOf } from "#app/content/language.ts";
import type { RightsQuestion } from "#estimates/rights/questions.ts";
import type { Result } from "./result.ts";

interface Reason {
  question: string;
  /** Nothing for what was ticked: there, the question says it all. */
  answer?: string | undefined;
}

/** The answers that led to a law, as they were asked and given. */
export function reasonsFor(
  names: readonly RightsQuestion[],
  { answers, questions }: Pick<Result, "answers" | "questions">,
  inWords: (day: string) => string,
  language: string,
): Reason[] {
  return names.map((name) => {
    const answer = answers[name];
    const words: { label: string; unit?: string | undefined; choices?: Record<string, string> } =
      questions[name];
    if (typeof answer === "number") {
      return {
        question: `${words.label}:`,
        answer: `$${answer.toLocaleString(localeOf(language))}`,
      };
    }
    if (typeof answer !== "string") return { question: words.label };
    const { choices } = words;
    if (!choices) return { question: `${words.label}:`, answer: inWords(answer) };
    return { question: words.label, answer: choices[answer] };
  });
}
