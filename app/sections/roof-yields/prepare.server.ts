import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { inWordsIn } from "#app/tools/in-words.ts";
import { SLOPE_SIDES, SLOPES } from "./schema.ts";
import type { Figures } from "#app/content/reading/figures.ts";
import { sum } from "#estimates/solar/roof.ts";

/** Reads the table that the solar tool reads, so that no page keeps numbers of its own. */
export function prepareRoofYields(section: SectionOf<"roof-yields">, content: PageContent) {
  const { county: _county, pitch: _pitch, sides: _sides, array, picture, ...shown } = section;
  const { spots, ...ready } = picture;
  const rows = yieldRows(section, content.figures);
  const { number } = inWordsIn(content.language);
  const told = rows.map((row) => ({ ...row, kwh: number(row.kwh) }));
  return {
    ...shown,
    picture: ready,
    rows: told,
    labels: told.flatMap(({ side, name, kwh }) => {
      const place = spots[SLOPES[side]];
      return place ? { ...place, name, value: kwh } : [];
    }),
    array: {
      ...array,
      size: number(array.kw),
      kwh: number(arrayKwh(section, content.figures)),
    },
  };
}

/** What is made is told in whole tens, of an array in hundreds, and rounded down: more would pretend to know. */
const KWH_STEP = 10;
const ARRAY_KWH_STEP = 100;

/** Each side with its kWh a year of one kW and its share of the best one; the best first. */
export function yieldRows(section: SectionOf<"roof-yields">, figures: Figures) {
  const rows = sidesOf(section, figures);
  const [best = { kwh: 0 }] = rows;
  return rows.map(({ side, kwh }) => ({
    side,
    name: section.sides[side],
    kwh: down(kwh, KWH_STEP),
    share: kwh / best.kwh,
  }));
}

/** kWh a year of an array of that size on the best side. */
export function arrayKwh(section: SectionOf<"roof-yields">, figures: Figures): number {
  const [best = { kwh: 0 }] = sidesOf(section, figures);
  return down(section.array.kw * best.kwh, ARRAY_KWH_STEP);
}

const down = (kwh: number, step: number) => Math.floor(kwh / step) * step;

/** The best first. */
function sidesOf({ county, pitch }: SectionOf<"roof-yields">, figures: Figures) {
  const { counties, yields } = figures["figures/solar-yields"];
  const table = yields[counties[county]?.site ?? ""];
  if (!table) throw new RangeError(`there are no yields of ${county}`);
  const sides = SLOPE_SIDES.map((side) => ({ side, kwh: sum(table[pitch][side]) }));
  return sides.toSorted((a, b) => b.kwh - a.kwh);
}
