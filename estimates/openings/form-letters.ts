/** How form OIR-B1-1802 reads its questions 1, 2, 4 and 7: by dates, wind, papers and lengths. */
import type { Figures } from "#app/content/reading/figures.ts";
import type { OpeningsAnswers } from "#estimates/openings/questions.ts";

/**
 * What could settle a question that the answers so far leave open, or better its letter: an answer to a
 * question of ours, if it is not one of the last three.
 */
export const WANTS = [
  "built",
  "permit",
  "county",
  "wind-speed",
  "slope",
  "roof",
  "roof-permit",
  "approval",
  "deck",
  "ties",
  "perimeter",
  "sealed",
  "have-labels",
  "openings",
  "look",
  "repair",
] as const;
export type Want = (typeof WANTS)[number];

/** How the form would read one question: by a letter, or not yet. A letter may get better, too. */
export type Reading<Letter extends string = string> =
  | { letter: Letter; wants?: Want }
  | { letter: undefined; wants: Want };

/** Left open for want of an answer. */
export const open = (wants: Want) => ({ letter: undefined, wants }) as const;

type FormLetter = "A" | "B" | "C" | "D";

/** The dates and limits of the form. */
export type FormRules = Figures["figures/openings"];

/** The answers that decide. */
export type FormFacts = Partial<OpeningsAnswers> & {
  /** Whether the house is in the high-velocity hurricane zone; unknown without a county. */
  inZone: boolean | undefined;
};

/** None of the codes that the form asks for. */
const OTHER = "D";

/** Question 1: the building code at the first permit. The day of the application goes before the year. */
export function codeAnswer(facts: FormFacts, rules: FormRules["code"]): Reading<FormLetter> {
  if (facts.permit === undefined && facts.built === undefined) return open("built");
  for (const rule of rules) {
    const fit = fitOf(facts, rule);
    if (fit === "no" || (rule.zoneOnly && facts.inZone === false)) continue;
    if (rule.zoneOnly && facts.inZone === undefined) return open("county");
    return fit === "byDate" ? open("permit") : { letter: rule.letter };
  }
  return { letter: OTHER };
}

function fitOf(
  { built = 0, permit }: FormFacts,
  rule: FormRules["code"][number],
): "yes" | "byDate" | "no" {
  if (permit !== undefined) return permit > rule.permitAfter ? "yes" : "no";
  if (built >= rule.builtFrom) return "yes";
  return built >= rule.dateNeededFrom ? "byDate" : "no";
}

/** Question 2: the wind region. The high-velocity hurricane zone goes before any speed. */
export function regionAnswer(
  { inZone, "wind-speed": windSpeed }: FormFacts,
  regions: FormRules["regions"],
): Reading<"HVHZ" | FormRules["regions"][number]["letter"]> {
  if (inZone === undefined) return open("county");
  if (inZone) return { letter: "HVHZ" };
  if (windSpeed === undefined) return open("wind-speed");
  const region = regions.find(({ from }) => windSpeed >= from);
  return region ? { letter: region.letter } : open("wind-speed");
}

/** One covering or more has neither date nor approval; or none has. */
const SOME_LACK_IT = "C";
const ALL_LACK_IT = "D";

/** Question 4: whether all coverings of the roof meet the Florida code, or are approved by the county of the zone. */
export function coveringAnswer(
  facts: FormFacts,
  rules: FormRules["covering"],
): Reading<FormLetter> {
  const main = mainCovering(facts, rules);
  const meets = main.letter !== undefined && main.letter !== ALL_LACK_IT;
  return meets && facts["older-part"] ? { letter: SOME_LACK_IT, wants: "approval" } : main;
}

function mainCovering(facts: FormFacts, rules: FormRules["covering"]) {
  const { roof, approval, built, inZone } = facts;
  if (approval === "florida") return { letter: "A" } as const;
  const hasCounty = approval === "county";
  const date = facts["roof-permit"] ?? (roof === "first" ? facts.permit : undefined);
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

function whatIsOpen(roof: FormFacts["roof"]) {
  if (roof === "first") return "built";
  return roof === "newer" ? "roof-permit" : "roof";
}

export type ShapeAnswer = Reading<FormLetter> & {
  /** So many feet of the edge are other shapes… */
  otherFeet?: number;
  /** …and so many may be, at most. */
  mostFeet?: number;
};

/** Lengths are typed to the hundredth; what machines lose on them is far smaller. */
const LOST_BY_MACHINES = 1e-9;

/** Question 7: the shape of the roof. A hip may have other shapes up to the limit, which still counts. */
export function shapeAnswer(
  { flat, perimeter, "not-hip": notHip }: Partial<OpeningsAnswers>,
  hipLimit: number,
): ShapeAnswer {
  if (flat) return { letter: "B" };
  if (perimeter === undefined || notHip === undefined) return open("perimeter");
  const letter = notHip / perimeter <= hipLimit + LOST_BY_MACHINES ? "A" : "C";
  return { letter, otherFeet: notHip, mostFeet: hipLimit * perimeter };
}
