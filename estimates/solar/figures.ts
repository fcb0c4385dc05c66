/** What is handed over of content/figures/, and what of it a visitor may type over. */
import type { LoadName } from "#estimates/solar/home-loads.ts";
import type { Spread } from "#estimates/solar/payback.ts";
import type { County, Yields } from "#estimates/solar/roof.ts";
import type { TwoPrices } from "#estimates/solar/tariff.ts";

/** FPL's charges from one day on, without taxes of a city. All in $. */
export interface TariffTable {
  /** The first day, like `2026-01-01`. */
  from: string;
  baseCharge: number;
  tierKwh: number;
  energy: TwoPrices;
  fuel: TwoPrices;
  /** Each by its name; a credit is below 0. */
  clauses: Record<string, number>;
  minimumBase: number;
  taxShare: number;
}

export interface SolarFigures {
  tariff: TariffTable;
  /** Rules of the utility for panels. */
  limits: SizeLimits;
  yields: Record<string, Yields>;
  counties: Record<County, Spread & { site: string }>;
  /** What shade takes. */
  shade: { some: number; much: number };
  /** So much less panels make each year. */
  aging: number;
  /** Of an average day, what panels make on one after a storm. */
  stormDayShare: number;
  /** kW that each takes. */
  loads: Record<LoadName, number>;
  /** Of the time, how long a central air conditioner runs. */
  centralShare: number;
}

/** How large a system the utility takes without more ado. */
export interface SizeLimits {
  /** Of the yearly use, as 1.15. */
  mostOfUse: number;
  /** kW AC, above which insurance and a fee may be asked for. */
  firstTierKwAc: number;
  /** kW AC for each kW DC of panels. */
  acShare: number;
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
