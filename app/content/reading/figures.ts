/** Tables that the tools work with: content/prices.yaml and content/figures/. */
import { z } from "zod";
import type { ContentReader } from "#app/content/reading/content-reader.ts";
import { openingsFigures } from "#app/content/reading/openings-figures.ts";
import { rightsFigures } from "#app/content/reading/rights-figures.ts";
import {
  backupLoads,
  electricityTariffs,
  solarYields,
} from "#app/content/reading/solar-figures.ts";
import { homeFileRules } from "#app/content/reading/home-file-rules.ts";
import { quoteFigures } from "#app/content/reading/quote-figures.ts";
import { anchor } from "#app/content/reading/text.ts";

const dollars = z.number().min(0).max(1_000_000);
const day = z.iso.date('must be a day like "2026-11-22"');

const price = z
  .strictObject({
    id: anchor,
    unit: z.enum(["square", "opening", "kilowatt"]),
    low: dollars,
    likely: dollars,
    high: dollars,
    fixed: dollars,
    asOf: day,
    sample: z.boolean().default(false),
  })
  .refine(({ low, likely, high }) => low <= likely && likely <= high, {
    error: "low must not be above likely, nor likely above high",
  });

/** Each by its file in content/, without the ending. */
export const figureShapes = {
  prices: z.strictObject({ prices: z.array(price) }),
  "figures/openings": openingsFigures,
  "figures/rights": rightsFigures,
  "figures/electricity-tariffs": electricityTariffs,
  "figures/solar-yields": solarYields,
  "figures/backup-loads": backupLoads,
  "figures/home-file": homeFileRules,
  "figures/quotes": quoteFigures,
} as const;

type Name = keyof typeof figureShapes;
export type Figures = { [N in Name]: z.output<(typeof figureShapes)[N]> };

/** @returns nothing where a file has mistakes */
export function readFigures(reader: ContentReader): Figures | undefined {
  const read = Object.entries(figureShapes).map(([name, shape]) => [
    name,
    reader.read(`${name}.yaml`, shape),
  ]);
  return read.every(([, value]) => value) ? (Object.fromEntries(read) as Figures) : undefined;
}
