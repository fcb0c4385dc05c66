import type { SolarFigures } from "#estimates/solar/figures.ts";
import { LOADS } from "#estimates/solar/home-loads.ts";
import type { LoadName } from "#estimates/solar/home-loads.ts";
import {
  type SolarQuestions,
  solarQuestions,
  type TableQuestion,
} from "#estimates/solar/questions.ts";
import { sum } from "#estimates/solar/roof.ts";

/** These hold nothing at first: until somebody types, the table of the roof's side is used. */
type LeftEmpty = "yearly" | "secondYearly";

/** The questions, with the figures of the tables in the fields where they can be typed over. */
export function questionsWith(figures: SolarFigures): SolarQuestions {
  const initials = Object.entries(initialsOf(figures));
  const known: Record<string, object> = solarQuestions;
  const filled = initials.map(([name, initial]) => [name, { ...known[name], initial }]);
  return { ...solarQuestions, ...(Object.fromEntries(filled) as Partial<SolarQuestions>) };
}

function initialsOf({
  tariff,
  limits,
  shade,
  aging,
  stormDayShare,
  centralShare,
  loads,
}: SolarFigures): Record<Exclude<TableQuestion, LeftEmpty>, string> {
  return {
    base: typed(tariff.baseCharge),
    minimum: typed(tariff.minimumBase),
    tier: typed(tariff.tierKwh),
    energy: cents(tariff.energy.first),
    energyAbove: cents(tariff.energy.above),
    fuel: cents(tariff.fuel.first),
    fuelAbove: cents(tariff.fuel.above),
    clauses: cents(sum(Object.values(tariff.clauses))),
    tax: percent(tariff.taxShare),
    mostOfUse: percent(limits.mostOfUse),
    acShare: percent(limits.acShare),
    firstTier: typed(limits.firstTierKwAc),
    someShade: percent(shade.some),
    muchShade: percent(shade.much),
    aging: percent(aging),
    stormDay: percent(stormDayShare),
    centralShare: percent(centralShare),
    ...loadsTyped(loads),
  };
}

const loadsTyped = (loads: Record<LoadName, number>) =>
  Object.fromEntries(LOADS.map((name) => [`${name}Kw`, typed(loads[name])])) as Record<
    `${LoadName}Kw`,
    string
  >;

/** As it would be typed, without what binary fractions add. */
const typed = (value: number) => String(Number(value.toFixed(6)));
const cents = (dollars: number) => typed(dollars * 100);
const percent = (share: number) => typed(share * 100);
