/** Which laws may help a homeowner, and until which day. */
import { type RightsCard, type RightsFigures, RULES, type Rule } from "#estimates/rights/card.ts";
import type { RightsAnswers } from "#estimates/rights/questions.ts";
import { FINDS } from "#estimates/rights/rules.ts";

/**
 * The rules that may fit, the one whose day comes first at the top. Those whose days have all passed
 * come last, before those that were looked at and probably do not fit.
 *
 * @param today a day like `2026-11-22`; a day that is over at its midnight has passed the day after
 * @param old rules whose law has to be looked at again
 */
export function rightsFor(
  answers: RightsAnswers,
  figures: RightsFigures,
  today: string,
  old: readonly Rule[] = [],
): RightsCard[] {
  const cards = (Object.keys(RULES) as Rule[]).flatMap((rule): RightsCard[] => {
    const found = find(rule, answers, figures);
    if (!found) return [];
    const isOld = old.includes(rule);
    // Nothing is worked out by an old law, not even whom it covers.
    if (isOld) return [{ ...found, rule, isOld, fits: true, days: [], missing: [] }];
    const days = found.days.map((one) => ({ ...one, passed: one.day < today }));
    return [{ ...found, rule, isOld, days }];
  });
  return cards.toSorted((one, other) => urgency(one).localeCompare(urgency(other)));
}

const find = <R extends Rule>(rule: R, answers: RightsAnswers, figures: RightsFigures) =>
  FINDS[rule](answers, figures[rule]);

/** Sorts as text: the next day that is still to come, then no day, then days that are over. */
function urgency({ fits, days }: RightsCard): string {
  if (!fits) return "4";
  const next = days.flatMap(({ day, passed }) => (passed ? [] : day)).toSorted()[0];
  if (next) return `1 ${next}`;
  const isOver = days.length > 0 && days.every(({ whose }) => whose === "yours");
  return isOver ? "3" : "2";
}
