import type { ZipRules } from "#requests/asking/strongest-rule.ts";

/** Pairs of rules that claim the same code with the same number of digits. */
export function zipOverlaps(rules: ZipRules): { name: string; rule: string; other: string }[] {
  const all = Object.entries(rules).flatMap(([name, list]) =>
    list.map((rule) => ({ name, rule, from: rule.slice(0, 5), to: rule.slice(-5) })),
  );
  return all.flatMap(({ name, rule, from, to }, index) =>
    all
      .slice(0, index)
      .filter((other) => other.from.length === from.length && other.from <= to && from <= other.to)
      .map((other) => ({ name, rule, other: `${other.rule} of ${other.name}` })),
  );
}
