import type { CoveringLetter, CoveringRule } from "#estimates/openings/form-rules.ts";
import type { Reading } from "#estimates/openings/reading.ts";

export interface CoveringFacts {
  /** Whether the roof is the first one of the house. */
  roof: "first" | "newer" | undefined;
  /** The day of the application for the roofing permit. */
  roofPermit: string | undefined;
  /** Which approval the covering had when it was put on; `none` where somebody looked and found none. */
  approval: "florida" | "miami-dade" | "none" | undefined;
  /** Whether some part has an older covering, or one without such papers. */
  hasOlderPart: boolean;
  built: number | undefined;
  /** The day of the application for the house's first permit, under which its first roof was built, too. */
  permit: string | undefined;
  inZone: boolean | undefined;
}

/** One covering or more has neither date nor approval; or none has. */
const SOME_LACK_IT = "C";
const ALL_LACK_IT = "D";

/** Question 4: whether all coverings of the roof meet the Florida code, or are approved by Miami-Dade. */
export function coveringAnswer(
  facts: CoveringFacts,
  rules: readonly CoveringRule[],
): Reading<CoveringLetter> {
  const main = mainCovering(facts, rules);
  const meets = main.letter !== undefined && main.letter !== ALL_LACK_IT;
  return meets && facts.hasOlderPart ? { letter: SOME_LACK_IT, wants: "approval" } : main;
}

function mainCovering(facts: CoveringFacts, rules: readonly CoveringRule[]) {
  const { roof, approval, built, inZone } = facts;
  if (approval === "florida") return { letter: "A" } as const;
  const hasCounty = approval === "miami-dade";
  const date = facts.roofPermit ?? (roof === "first" ? facts.permit : undefined);
  const year = roof === "first" ? built : undefined;
  for (const rule of rules) {
    // With the county's approval, no date in its zone says more.
    if (rule.zoneOnly && (hasCounty || inZone === false)) continue;
    const fits = (date ?? "") >= rule.permitFrom || (year ?? 0) >= rule.originalFrom;
    const byDate = date === undefined && (year ?? 0) >= Number(rule.permitFrom.slice(0, 4));
    if (!fits && (!byDate || hasCounty)) continue;
    if (rule.zoneOnly && inZone === undefined) return open("county");
    return fits ? { letter: rule.letter } : open("permit");
  }
  if (hasCounty) return { letter: "B" } as const;
  if (date === undefined && year === undefined) return open(whatIsOpen(roof));
  return { letter: ALL_LACK_IT, ...(approval ? {} : ({ wants: "approval" } as const)) } as const;
}

function whatIsOpen(roof: CoveringFacts["roof"]) {
  if (roof === "first") return "built";
  return roof === "newer" ? "roofPermit" : "roof";
}

const open = (wants: "county" | "permit" | "built" | "roofPermit" | "roof") =>
  ({ letter: undefined, wants }) as const;
