/** What of a house can fail in a hurricane, and what to change first. */
import type { Figures } from "#app/content/reading/figures.ts";
import {
  errorsIn,
  firstYearOf,
  type HouseAnswers,
  houseQuestions,
} from "#estimates/house/questions.ts";
import { backupHours } from "#estimates/solar/backup.ts";
import { sum } from "#estimates/solar/roof.ts";
import { readAnswers, type Typed } from "#questions/tool-question.ts";

/** Of each part, what weighs on whether it holds; the words of each are in content. */
export const REASONS = {
  glass: ["bare", "shutters", "impact"],
  garage: ["plain", "braced"],
  roof: ["sound", "aging", "worn", "early"],
  ties: ["old", "zone", "code"],
  trees: ["near", "clear"],
  power: ["dark", "panels", "battery", "refilled"],
} as const;
export type Part = keyof typeof REASONS;
export const PARTS = Object.keys(REASONS) as Part[];
type Reason = (typeof REASONS)[Part][number];

// biome-ignore format: one line shows them together
const FAILING = new Set<Reason>(["bare", "plain", "aging", "worn", "early", "old", "near", "dark", "panels"]);

/** Least money first, by our prices; a look at the ties comes before a roof. */
const FIRST_THINGS: Part[] = ["trees", "garage", "glass", "ties", "roof", "power"];

export type HouseFigures = Figures["figures/house"] &
  Pick<Figures["figures/backup-loads"], "kilowatts">;

/** What kind of roof it is, whatever its color. */
export const kindOf = (roof: HouseAnswers["roof"]) =>
  roof.split("-")[0] as keyof HouseFigures["roofLife"]["years"];

export type HouseRead = ReturnType<typeof readHouse>;

/** @param inZone whether it is in the high-velocity hurricane zone; unknown without a ZIP code */
export function readHouse(
  house: HouseAnswers,
  { inZone, today }: { inZone: boolean | undefined; today: string },
  { roofLife, statewideCode, battery, loads, kilowatts }: HouseFigures,
) {
  const year = house["roof-year"];
  const built = firstYearOf(house.built);
  const age = Number(today.slice(0, 4)) - year;
  const [least, most] = roofLife.years[kindOf(house.roof)];
  const young = year < statewideCode.year ? "early" : "sound";
  const reasons: Record<Part, Reason> = {
    glass: house.glass,
    garage: house.garage,
    roof: age >= most ? "worn" : age >= least ? "aging" : young,
    ties: built >= statewideCode.year ? "code" : built > 0 && inZone ? "zone" : "old",
    trees: house.trees ? "near" : "clear",
    power: house.battery
      ? house.panels
        ? "refilled"
        : "battery"
      : house.panels
        ? "panels"
        : "dark",
  };
  const fails = (part: Part) => FAILING.has(reasons[part]);
  return {
    parts: PARTS.map((part) => ({ part, why: reasons[part], holds: !fails(part) })),
    fails,
    /** Without the power, which breaks nothing. */
    weak: PARTS.filter((part) => part !== "power" && fails(part)).length,
    /** So its age shows. */
    isRoofOld: age >= least,
    /** Of light, fridge and so on by the battery alone. */
    hours: house.battery
      ? backupHours(battery.kwh, battery.reserve, sum(loads.map((load) => kilowatts[load])))
      : 0,
    first: FIRST_THINGS.filter(fails),
  };
}

/**
 * What was understood: where an answer is wrong, what its field holds at first stands for it.
 *
 * @param wrong answers that are left out
 */
export function understood(typed: Typed, today: string, wrong: string[] = []): HouseAnswers {
  const query = new URLSearchParams();
  for (const [name, question] of Object.entries(houseQuestions)) {
    const [first = ""] = typed[name] ?? [];
    const initial = "initial" in question ? question.initial : "";
    query.append(name, first.trim() === "" || wrong.includes(name) ? initial : first);
  }
  const asked = readAnswers(houseQuestions, query, { decimalComma: false });
  const errors = asked.kind === "answers" ? errorsIn(asked.answers, today) : [];
  if (asked.kind === "answers" && errors.length === 0) return asked.answers;
  const found = asked.kind === "errors" ? asked.errors : errors;
  return understood(typed, today, [...wrong, ...found.map(({ field }) => field)]);
}
