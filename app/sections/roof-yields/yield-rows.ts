import type { Figures } from "#app/content/reading/figures.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { yearlyYields } from "#estimates/solar/roof.ts";

/** What is made is told in whole tens, of an array in hundreds, and rounded down: more would pretend to know. */
const KWH_STEP = 10;
const ARRAY_KWH_STEP = 100;

/** Each side with its kWh a year of one kW and its share of the best one; the best first. */
export function yieldRows(section: SectionOf<"roof-yields">, figures: Figures) {
  const rows = sidesOf(section, figures);
  const best = bestOf(section, figures);
  return rows.map(({ side, kwh }) => ({
    side,
    name: section.sides[side],
    kwh: down(kwh, KWH_STEP),
    share: kwh / best,
  }));
}

/** kWh a year of an array of that size on the best side. */
export const arrayKwh = (section: SectionOf<"roof-yields">, figures: Figures): number =>
  down(section.array.kw * bestOf(section, figures), ARRAY_KWH_STEP);

const down = (kwh: number, step: number) => Math.floor(kwh / step) * step;

const bestOf = (section: SectionOf<"roof-yields">, figures: Figures): number =>
  Math.max(...sidesOf(section, figures).map(({ kwh }) => kwh));

function sidesOf({ county, pitch }: SectionOf<"roof-yields">, figures: Figures) {
  const { counties, yields } = figures["figures/solar-yields"];
  const table = yields[counties[county].site];
  if (!table) throw new RangeError(`there are no yields of ${county}`);
  return yearlyYields(pitch, table).toSorted((a, b) => b.kwh - a.kwh);
}
