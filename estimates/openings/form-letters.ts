/** How form OIR-B1-1802 reads its questions 1, 2, 4 and 7: by dates, wind, papers and lengths. */

/** What could settle a question that the answers so far leave open, or better its letter. */
export const WANTS = [
  "built",
  "permit",
  "county",
  "windSpeed",
  "slope",
  "roof",
  "roofPermit",
  "approval",
  "deck",
  "ties",
  "lengths",
  "sealed",
  "openings",
  "look",
  "labels",
  "repair",
] as const;
export type Want = (typeof WANTS)[number];

/** How the form would read one question: by a letter, or not yet. A letter may get better, too. */
export type Reading<Letter extends string = string> =
  | { letter: Letter; wants?: Want }
  | { letter: undefined; wants: Want };

/** Left open for want of an answer. */
export const open = (wants: Want) => ({ letter: undefined, wants }) as const;

type CodeLetter = "A" | "B" | "C" | "D";
type CoveringLetter = "A" | "B" | "C" | "D";
type RegionLetter = "HVHZ" | "1" | "2" | "3";

/** Under which building code a house was built, for question 1. */
interface CodeRule {
  letter: CodeLetter;
  /** An application for the first permit counts when it is from a later day than this one. */
  permitAfter: string;
  /** Houses of these years need the date of the application… */
  dateNeededFrom: number;
  /** …and houses from this year on do not. */
  builtFrom: number;
  /** Whether it counts in the high-velocity hurricane zone alone. */
  zoneOnly: boolean;
}

/** What a roof covering is taken for without papers about the product, for question 4. */
interface CoveringRule {
  letter: CoveringLetter;
  /** The first day that counts, for the application for the roofing permit. */
  permitFrom: string;
  /** The first year that counts, for houses that have their first roof. */
  originalFrom: number;
  zoneOnly: boolean;
}

/** The dates and limits of the form, as content/figures/openings.yaml holds them. */
export interface FormRules {
  /** The newest code first. */
  code: readonly CodeRule[];
  /** The fastest first; `from` in miles an hour. */
  regions: readonly { letter: RegionLetter; from: number }[];
  /** The best first. */
  covering: readonly CoveringRule[];
  /** Other shapes may take this share of the roof's edge, 0.1 for a tenth. */
  hipLimit: number;
}

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
  if (facts.permit === undefined && facts.built === undefined) return open("built");
  for (const rule of rules) {
    const fit = fitOf(facts, rule);
    if (fit === "no" || (rule.zoneOnly && facts.inZone === false)) continue;
    if (rule.zoneOnly && facts.inZone === undefined) return open("county");
    return fit === "byDate" ? open("permit") : { letter: rule.letter };
  }
  return { letter: OTHER };
}

function fitOf({ built = 0, permit }: CodeFacts, rule: CodeRule): "yes" | "byDate" | "no" {
  if (permit !== undefined) return permit > rule.permitAfter ? "yes" : "no";
  if (built >= rule.builtFrom) return "yes";
  return built >= rule.dateNeededFrom ? "byDate" : "no";
}

interface RegionFacts {
  inZone: boolean | undefined;
  /** Miles an hour at the address, from the ASCE Hazard Tool (ASCE 7-22, risk category II). */
  windSpeed: number | undefined;
}

/** Question 2: the wind region. The high-velocity hurricane zone goes before any speed. */
export function regionAnswer(
  { inZone, windSpeed }: RegionFacts,
  regions: FormRules["regions"],
): Reading<RegionLetter> {
  if (inZone === undefined) return open("county");
  if (inZone) return { letter: "HVHZ" };
  if (windSpeed === undefined) return open("windSpeed");
  const region = regions.find(({ from }) => windSpeed >= from);
  return region ? { letter: region.letter } : open("windSpeed");
}

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

type ShapeLetter = "A" | "B" | "C";

interface ShapeFacts {
  isFlat: boolean;
  /** Feet around the edge of the whole roof. */
  perimeter: number | undefined;
  /** Feet of that edge below gables and other shapes that are no hip. */
  notHip: number | undefined;
}

export type ShapeAnswer = Reading<ShapeLetter> & {
  /** Other shapes as a share of the edge, 0.09 for 9 of 100 feet. */
  share?: number;
  /** So many feet of the edge are other shapes… */
  otherFeet?: number;
  /** …and so many may be, at most. */
  mostFeet?: number;
};

/** Lengths are typed to the hundredth; what machines lose on them is far smaller. */
const LOST_BY_MACHINES = 1e-9;

/** Question 7: the shape of the roof. A hip may have other shapes up to the limit, which still counts. */
export function shapeAnswer(
  { isFlat, perimeter, notHip }: ShapeFacts,
  hipLimit: number,
): ShapeAnswer {
  if (isFlat) return { letter: "B" };
  if (perimeter === undefined || notHip === undefined) return open("lengths");
  const share = notHip / perimeter;
  const letter = share <= hipLimit + LOST_BY_MACHINES ? "A" : "C";
  return { letter, share, otherFeet: notHip, mostFeet: hipLimit * perimeter };
}
