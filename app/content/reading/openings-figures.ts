/** content/figures/openings.yaml: the dates and limits of the form for the wind inspection. */
import { z } from "zod";
import { anchor } from "#app/content/reading/text.ts";
import type { FormRules } from "#estimates/openings/form-letters.ts";

const day = z.iso.date('must be a day like "2002-03-01", in quotes');
const year = z.int().min(1900).max(2100);
const letter = z.enum(["A", "B", "C", "D"]);

const rules = z.strictObject({
  source: anchor,
  code: z.array(
    z.strictObject({
      letter,
      permitAfter: day,
      dateNeededFrom: year,
      builtFrom: year,
      zoneOnly: z.boolean(),
    }),
  ),
  regions: z.array(z.strictObject({ letter: z.enum(["1", "2", "3"]), from: z.number().min(0) })),
  covering: z.array(
    z.strictObject({ letter, permitFrom: day, originalFrom: year, zoneOnly: z.boolean() }),
  ),
  hipLimit: z.number().min(0).max(1),
});

export const openingsFigures: z.ZodType<FormRules & { source: string }> = rules;
