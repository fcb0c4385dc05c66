import type { Typed } from "#questions/tool-question.ts";
import { amount, amounts, choice, regionalChoice, tick, whole } from "#questions/fields.ts";
import { alike } from "#estimates/alike.ts";
import { MONTHS_A_YEAR, PITCHES, SHADES, SIDES } from "#estimates/solar/roof.ts";

/** A utility whose prices are not known. */
export const OTHER: string = "other";

export const MONTHS = [
  "jan",
  "feb",
  "mar",
  "apr",
  "may",
  "jun",
  "jul",
  "aug",
  "sep",
  "oct",
  "nov",
  "dec",
] as const;

/** What may run in an outage, in sets that are added one after the other, the most needed first. */
export const LOAD_SETS = {
  basics: ["fridge", "lights", "router", "cpap"],
  comfort: ["fan", "tv", "laptop"],
  roomAir: ["windowAir"],
  houseAir: ["centralAir"],
  pool: ["poolPump"],
} as const;
export type LoadSet = keyof typeof LOAD_SETS;
export type LoadName = (typeof LOAD_SETS)[LoadSet][number];
export const LOADS = Object.values(LOAD_SETS).flat() satisfies LoadName[];
export const SETS = Object.keys(LOAD_SETS) as LoadSet[];

/** In cents a kWh; never 0, or a bill would tell nothing of its kWh. */
const centsToPay = amount(0.01, 200, { decimals: 3 });
const centsPaid = amount(0, 200, { decimals: 3 });
const percent = (most: number) => amount(0, most);
const loadKw = amount(0.001, 20, { decimals: 3 });

/** Use and panels are each asked in more than one way; one of them is answered. */
const ofTheHome = {
  county: { field: regionalChoice(), needed: true },
  utility: { field: regionalChoice(OTHER), initial: OTHER, needed: true },
  use: { field: amount(1, 10_000) },
  bill: { field: amount(10, 2000) },
  months: { field: amounts(MONTHS_A_YEAR, { least: 0, most: 10_000 }) },
} as const;

const ofThePanels = {
  kw: { field: amount(1, 30, { decimals: 1 }) },
  count: { field: whole(1, 200) },
  watts: { field: whole(100, 1000) },
  side: { field: choice(...SIDES), initial: "S", needed: true },
  pitch: { field: choice(...PITCHES), initial: "mid", needed: true },
  shade: { field: choice(...SHADES), initial: "none", needed: true },
  secondKw: { field: amount(1, 30, { decimals: 1 }) },
  secondSide: { field: choice(...SIDES), initial: "E", needed: true },
  secondPitch: { field: choice(...PITCHES), initial: "mid", needed: true },
  secondShade: { field: choice(...SHADES), initial: "none", needed: true },
} as const;

const isOther = ({ utility }: Typed) => utility?.[0] === OTHER;

const ofTheMoney = {
  price: { field: amount(1000, 300_000) },
  change: { field: percent(3), initial: "0", needed: true },
  city: { field: percent(20), initial: "0", needed: true },
  pay: { field: centsToPay, fits: isOther },
  paid: { field: centsPaid, fits: isOther },
} as const;

const ofTheOutage = {
  battery: { field: amount(0.1, 200) },
  units: { field: whole(1, 20), initial: "1", needed: true },
  reserve: { field: percent(50), initial: "10", needed: true },
  inverter: { field: amount(0.1, 100) },
  start: { field: amount(0.1, 100) },
  outage: { field: choice("year", ...MONTHS), initial: "year", needed: true },
  ...alike(LOADS, { field: tick() }),
} as const;

/** What stands in a utility's table, and may be typed over. `questionsWith` fills in a table at first. */
const ofTariff = {
  base: { field: amount(0, 200) },
  minimum: { field: amount(0, 500) },
  tier: { field: whole(0, 10_000) },
  energy: { field: centsToPay },
  energyAbove: { field: centsToPay },
  fuel: { field: centsPaid },
  fuelAbove: { field: centsPaid },
  clauses: { field: centsPaid },
  tax: { field: percent(30) },
} as const;

/** How large a system the utility takes without more ado. */
const ofLimits = {
  mostOfUse: { field: amount(1, 1000) },
  acShare: { field: amount(1, 100) },
  firstTier: { field: amount(0, 2000) },
} as const;

/** What is assumed of roof and panels. */
const ofAssumptions = {
  yearly: { field: amount(500, 2500) },
  secondYearly: { field: amount(500, 2500) },
  someShade: { field: percent(90), needed: true },
  muchShade: { field: percent(90), needed: true },
  aging: { field: percent(5), needed: true },
  stormDay: { field: percent(100), needed: true },
} as const;

/** What things take. */
const ofLoads = {
  centralShare: { field: amount(1, 100), needed: true },
  ...alike(
    LOADS.map((name) => `${name}Kw` as const),
    { field: loadKw, needed: true as const },
  ),
} as const;

export const solarQuestions = {
  ...ofTheHome,
  ...ofThePanels,
  ...ofTheMoney,
  ...ofTheOutage,
  ...ofTariff,
  ...ofLimits,
  ...ofAssumptions,
  ...ofLoads,
} as const;

export type SolarQuestions = typeof solarQuestions;
export type QuestionName = keyof SolarQuestions;

const namesOf = <Asked extends object>(asked: Asked) => Object.keys(asked) as (keyof Asked)[];
export const OF_TARIFF = namesOf(ofTariff);
export const OF_LIMITS = namesOf(ofLimits);
export const OF_PANELS = namesOf(ofAssumptions);
export const OF_LOADS = namesOf(ofLoads);
/** What may be typed over. */
export type TableQuestion = (
  | typeof OF_TARIFF
  | typeof OF_LIMITS
  | typeof OF_PANELS
  | typeof OF_LOADS
)[number];
