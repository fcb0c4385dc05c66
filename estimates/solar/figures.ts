/** What the tool gets from content/figures/, and what of it a visitor may type over. */
import type { Figures, Tariff } from "#app/content/reading/figures.ts";
import type { SolarAnswers } from "#estimates/solar/errors.ts";
import {
  LOADS,
  OTHER,
  type SolarQuestions,
  solarQuestions,
  type TableQuestion,
} from "#estimates/solar/questions.ts";
import { choice } from "#questions/fields.ts";

/** What the content publishes, by the ids of counties and utilities that addresses have. */
export interface SolarFigures
  extends Omit<Figures["figures/solar-yields"], "source" | "assumptions">,
    Omit<Figures["figures/backup-loads"], "source"> {
  /** Those whose prices are known, on the day of the answer. */
  utilities: Record<string, UtilityFigures>;
}

type Published = Figures["figures/electricity-tariffs"]["tariffs"][string];
type UtilityFigures = Pick<Published, "limits"> & { tariff: Tariff };

/** The rates in force on a day; before the first of them, the first. */
export function ratesOn<Dated extends { from: string }>(
  day: string,
  tables: readonly Dated[],
): Dated {
  const byDay = tables.toSorted((a, b) => a.from.localeCompare(b.from));
  const table = byDay.findLast(({ from }) => from <= day) ?? byDay[0];
  if (!table) throw new RangeError("there is no table of a tariff");
  return table;
}

/** @param county an id */
export function countyFigures(
  county: string,
  { counties, yields }: Pick<SolarFigures, "counties" | "yields">,
) {
  const found = counties[county];
  const table = yields[found?.site ?? ""];
  if (!found || !table) throw new RangeError(`there are no yields of ${county}`);
  return { low: found.low, high: found.high, yields: table };
}

/** @param percent as typed, like 20 */
export const share = (percent: number): number => percent / 100;

/**
 * The questions for a region, with the figures of the tables in the fields where they can be typed over.
 * Where several utilities have tables, their fields are empty: the one that is chosen says what holds.
 */
export function questionsWith(figures: SolarFigures): SolarQuestions {
  const known: Record<string, object> = solarQuestions;
  const utilities = Object.keys(figures.utilities);
  const [first = OTHER] = utilities;
  const filled = Object.entries({
    ...assumed(figures),
    ...(utilities.length === 1 && tableOf(first, figures)),
  }).map(([name, initial]) => [name, { ...known[name], initial }]);
  const { county, utility } = solarQuestions;
  return {
    ...solarQuestions,
    ...(Object.fromEntries(filled) as Partial<SolarQuestions>),
    county: { ...county, field: choice(...Object.keys(figures.counties)) },
    utility: { ...utility, field: choice(...utilities, OTHER), initial: first },
  };
}

type Table = Partial<Record<TableQuestion, string>>;

/** All that may be typed over, as it would be typed; nothing of a utility without a table. */
export const tablesFor = (utility: string, figures: SolarFigures): Table => ({
  ...assumed(figures),
  ...tableOf(utility, figures),
});

function tableOf(utility: string, { utilities }: SolarFigures): Table {
  const { tariff, limits } = utilities[utility] ?? {};
  return {
    ...(tariff && {
      base: typed(tariff.baseCharge),
      minimum: typed(tariff.minimumBase),
      tier: typed(tariff.tierKwh),
      energy: times100(tariff.energy.first),
      energyAbove: times100(tariff.energy.above),
      fuel: times100(tariff.fuel.first),
      fuelAbove: times100(tariff.fuel.above),
      clauses: times100(tariff.clauses),
      tax: times100(tariff.taxShare),
    }),
    ...(limits && {
      mostOfUse: times100(limits.mostOfUse.value),
      acShare: times100(limits.acShare.value),
      firstTier: typed(limits.firstTierKwAc.value),
    }),
  };
}

/** Of the year's yields nothing: until somebody types, the table of the roof's side is used. */
function assumed({ shade, ...figures }: SolarFigures): Table {
  return {
    someShade: times100(shade.some),
    muchShade: times100(shade.much),
    aging: times100(figures.aging),
    stormDay: times100(figures.stormDayShare),
    centralShare: times100(figures.centralShare),
    ...Object.fromEntries(LOADS.map((name) => [`${name}Kw`, typed(figures.kilowatts[name])])),
  };
}

/** The answers, with the utility's table where nothing was typed over it. */
export function withTable(answers: SolarAnswers, figures: SolarFigures): SolarAnswers {
  const known = Object.entries(tableOf(answers.utility, figures)).map(([name, value]) => [
    name,
    answers[name as TableQuestion] ?? Number(value),
  ]);
  return { ...answers, ...(Object.fromEntries(known) as Partial<SolarAnswers>) };
}

/** As it would be typed, without what binary fractions add. */
const typed = (value: number) => String(Number(value.toFixed(6)));
/** Dollars in cents, and shares in percent. */
const times100 = (value: number) => typed(value * 100);
