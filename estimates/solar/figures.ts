/** What the tool gets from content/figures/, and what of it a visitor may type over. */
import type { Figures } from "#app/content/reading/figures.ts";
import {
  type LoadName,
  LOADS,
  type SolarQuestions,
  solarQuestions,
  type TableQuestion,
} from "#estimates/solar/questions.ts";
import { type County, sum, type Yields } from "#estimates/solar/roof.ts";

export interface SolarFigures
  extends Omit<Figures["figures/solar-yields"], "source" | "assumptions">,
    Omit<Figures["figures/backup-loads"], "source"> {
  /** FPL's, on the day of the answer. */
  tariff: Omit<Figures["figures/electricity-tariffs"]["tariffs"][number], "source">;
  limits: Figures["figures/electricity-tariffs"]["limits"];
}

/** The table in force on a day; before the first of them, the first. */
export function tariffOn<Table extends { from: string }>(
  day: string,
  tables: readonly Table[],
): Table {
  const byDay = tables.toSorted((a, b) => a.from.localeCompare(b.from));
  const table = byDay.findLast(({ from }) => from <= day) ?? byDay[0];
  if (!table) throw new RangeError("there is no table of a tariff");
  return table;
}

export function yieldsAt(
  { county }: { county: County },
  { counties, yields }: Pick<SolarFigures, "counties" | "yields">,
): Yields {
  const { site } = counties[county];
  const found = yields[site];
  if (!found) throw new RangeError(`there are no yields of ${site}`);
  return found;
}

/** @param percent as typed, like 20 */
export const share = (percent: number): number => percent / 100;

/** The questions, with the figures of the tables in the fields where they can be typed over. */
export function questionsWith(figures: SolarFigures): SolarQuestions {
  const known: Record<string, object> = solarQuestions;
  const filled = Object.entries(initialsOf(figures)).map(([name, initial]) => [
    name,
    { ...known[name], initial },
  ]);
  return { ...solarQuestions, ...(Object.fromEntries(filled) as Partial<SolarQuestions>) };
}

/** Empty at first: until somebody types, the table of the roof's side is used. */
type LeftEmpty = "yearly" | "secondYearly";
type Initials = Record<Exclude<TableQuestion, LeftEmpty>, string>;
type LoadInitials = Record<`${LoadName}Kw`, string>;

function initialsOf({ tariff, limits, shade, ...figures }: SolarFigures): Initials {
  const loadInitials = LOADS.map((name) => [`${name}Kw`, typed(figures.kilowatts[name])]);
  return {
    base: typed(tariff.baseCharge),
    minimum: typed(tariff.minimumBase),
    tier: typed(tariff.tierKwh),
    energy: times100(tariff.energy.first),
    energyAbove: times100(tariff.energy.above),
    fuel: times100(tariff.fuel.first),
    fuelAbove: times100(tariff.fuel.above),
    clauses: times100(sum(Object.values(tariff.clauses))),
    tax: times100(tariff.taxShare),
    mostOfUse: times100(limits.mostOfUse.value),
    acShare: times100(limits.acShare.value),
    firstTier: typed(limits.firstTierKwAc.value),
    someShade: times100(shade.some),
    muchShade: times100(shade.much),
    aging: times100(figures.aging),
    stormDay: times100(figures.stormDayShare),
    centralShare: times100(figures.centralShare),
    ...(Object.fromEntries(loadInitials) as LoadInitials),
  };
}

/** As it would be typed, without what binary fractions add. */
const typed = (value: number) => String(Number(value.toFixed(6)));
/** Dollars in cents, and shares in percent. */
const times100 = (value: number) => typed(value * 100);
