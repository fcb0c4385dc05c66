import { fill } from "#app/content/fill.ts";
import type { ToolWords } from "#app/content/reading/interface-words.ts";
import { inWordsIn } from "#app/tools/in-words.ts";
import type { Field, ReadError } from "#questions/fields.ts";

/** What is wrong with an answer, with the limits of its question as they are written in a language. */
export function errorInWords(
  error: ReadError,
  field: Field | undefined,
  messages: ToolWords["faults"],
  language: string,
): string {
  return fill(messages[error], field ? limitsOf(field, language) : {});
}

function limitsOf(field: Field, language: string): Record<string, string> {
  const { number: grouped, day } = inWordsIn(language);
  const number = field.kind === "amount" && field.isYear ? String : grouped;
  if (field.kind === "day") return { least: day(field.first), most: day(field.last) };
  if (field.kind === "line" || field.kind === "text") return { most: number(field.most ?? 0) };
  if (field.kind !== "amount" && field.kind !== "amounts") return {};
  const count = field.kind === "amounts" ? { count: number(field.count) } : {};
  const { least, most, decimals } = field;
  return { least: number(least), most: number(most), decimals: number(decimals), ...count };
}
