import { FACT } from "#app/content/rich-words.ts";

/**
 * Puts values into a sentence: `fill("{county} County", { county: "Lake" })`. A value that ends with an
 * abbreviation, as in `8 a. m.`, ends the sentence as well.
 */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(FACT, (whole, name: string, at: number) => {
    const value = Object.hasOwn(values, name) ? (values[name] ?? whole) : whole;
    const isEnded = value.endsWith(".") && sentence.startsWith(".", at + whole.length);
    return isEnded ? value.slice(0, -1) : value;
  });
}
