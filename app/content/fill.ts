import { FACT } from "#app/content/rich-words.ts";

/** Puts values into a sentence: `fill("{county} County", { county: "Broward" })`. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(FACT, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
