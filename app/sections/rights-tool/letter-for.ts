import type { RightsCard, Rule } from "#estimates/rights/card.ts";

export type Letter = "cancel" | "deposit";

/** The laws by which one cancels with a letter to the company. A lender sends a notice of its own. */
const CANCELING = new Set<Rule>(["home-sale", "roof-10"]);

/**
 * The letter that goes with the cards, as far as all that it says is true: one cannot cancel any more
 * after the day, and a deposit's date is missed only once it has passed. To cancel comes first.
 */
export function letterFor(found: readonly RightsCard[]): Letter | undefined {
  const fitting = found.filter(({ fits, isOld }) => fits && !isOld);
  const mayCancel = fitting.some(
    ({ rule, days }) =>
      CANCELING.has(rule) && (days.length === 0 || days.some(({ passed }) => !passed)),
  );
  if (mayCancel) return "cancel";
  const hasMissed = fitting.some(
    ({ rule, words, days }) =>
      rule === "deposit" && words === "above" && days.some(({ passed }) => passed),
  );
  return hasMissed ? "deposit" : undefined;
}
