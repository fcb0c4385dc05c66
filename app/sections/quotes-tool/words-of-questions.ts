import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { FieldWords } from "#app/forms/question-field.tsx";
import { LINES } from "#estimates/quotes/list-of-lines.ts";
import { QUOTES, type questions } from "#estimates/quotes/questions.ts";

type Words = Pick<SectionProps<"quotes-tool">, "questions" | "ofEach" | "lines" | "found">;

/** The words of all questions: content has those of a quote once. */
export function wordsOfQuestions({ questions: shared, ofEach, lines, found }: Words) {
  const ofLines = LINES.map((id): [string, FieldWords] => [
    id,
    { label: lines[id].label, choices: lines[id].found ?? found },
  ]);
  const inQuotes = QUOTES.flatMap((quote) =>
    [...Object.entries<FieldWords>(ofEach), ...ofLines].map(([name, words]) => [
      `${quote}-${name}`,
      words,
    ]),
  );
  return { ...shared, ...Object.fromEntries(inQuotes) } as Record<
    keyof typeof questions,
    FieldWords
  >;
}
