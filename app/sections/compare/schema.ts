import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** Options side by side: one column an option, one row a question. */
export const compare = z
  .strictObject({
    kind: z.literal("compare"),
    id: anchor.optional(),
    heading: words,
    lead: richWords.optional(),
    columns: z.array(words).min(2),
    rows: z.array(z.strictObject({ label: words, cells: z.array(richWords) })).min(1),
    note: richWords.optional(),
  })
  .superRefine((table, context) => {
    table.rows.forEach((row, index) => {
      if (row.cells.length !== table.columns.length) {
        context.addIssue({
          code: "custom",
          path: ["rows", index, "cells"],
          message: `needs one cell for each of the ${table.columns.length} columns, has ${row.cells.length}`,
        });
      }
    });
  });
