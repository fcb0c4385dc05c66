import type { CodeLetter, CodeRule } from "#estimates/openings/form-rules.ts";
import type { Reading } from "#estimates/openings/reading.ts";

interface CodeFacts {
  /** The year in which the house was built. */
  built: number | undefined;
  /** The day of the application for the house's first permit. */
  permit: string | undefined;
  /** Whether it is in the high-velocity hurricane zone; unknown without a county. */
  inZone: boolean | undefined;
}

/** None of the codes that the form asks for. */
const OTHER = "D";

/** Question 1: the building code at the first permit. The day of the application goes before the year. */
export function codeAnswer(facts: CodeFacts, rules: readonly CodeRule[]): Reading<CodeLetter> {
  if (facts.permit === undefined && facts.built === undefined) {
    return { letter: undefined, wants: "built" };
  }
  for (const rule of rules) {
    const fit = fitOf(facts, rule);
    if (fit === "no" || (rule.zoneOnly && facts.inZone === false)) continue;
    if (rule.zoneOnly && facts.inZone === undefined) return { letter: undefined, wants: "county" };
    return fit === "byDate" ? { letter: undefined, wants: "permit" } : { letter: rule.letter };
  }
  return { letter: OTHER };
}

function fitOf({ built = 0, permit }: CodeFacts, rule: CodeRule): "yes" | "byDate" | "no" {
  if (permit !== undefined) return permit > rule.permitAfter ? "yes" : "no";
  if (built >= rule.builtFrom) return "yes";
  return built >= rule.dateNeededFrom ? "byDate" : "no";
}
