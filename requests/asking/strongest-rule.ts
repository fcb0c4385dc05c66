/** Rules by county or place: first digits (`334`), whole codes (`33440`), ranges (`33441-33443`). */
export type ZipRules = Record<string, string[]>;

/**
 * Whose rule fits a ZIP code with the most digits.
 *
 * @param zip five digits
 */
export function strongestRule(zip: string, rules: ZipRules): string | undefined {
  return Object.entries(rules)
    .flatMap(([name, list]) => list.map((rule) => ({ name, digits: digitsThatFit(zip, rule) })))
    .filter(({ digits }) => digits > 0)
    .sort((a, b) => b.digits - a.digits)[0]?.name;
}

function digitsThatFit(zip: string, rule: string): number {
  const [from = "", to = from] = rule.split("-");
  const start = zip.slice(0, from.length);
  return from <= start && start <= to ? from.length : 0;
}
