/** Puts values into a sentence: `fill("{county} County", { county: "Broward" })`. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
