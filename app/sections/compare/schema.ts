import { z } from "zod";
import { at } from "#app/content/picture-places.ts";
import { anchor, picture, richWords, words } from "#app/content/reading/text.ts";

/** An option: its name, or its name with a picture of it. */
const column = z.preprocess(
  (one) => (typeof one === "string" ? { name: one } : one),
  z.strictObject({ name: words, picture: picture.meta(at("column")).optional() }),
);

/** Options side by side: one column an option, one row a question. */
export const compare = z
  .strictObject({
    kind: z.literal("compare").meta({
      title: "Table to compare",
      description:
        "a table: one column an option, one row a question. A column is its name, or `{ name: …, picture: … }`, then each has a picture",
    }),
    id: anchor.optional(),
    heading: words,
    lead: richWords.optional(),
    /** More than five would fit into no window. */
    columns: z.array(column).min(2).max(5),
    rows: z.array(z.strictObject({ label: words, cells: z.array(richWords) })).min(1),
    note: richWords.optional(),
  })
  .superRefine((table, context) => {
    const pictured = table.columns.filter((one) => one.picture).length;
    if (pictured > 0 && pictured < table.columns.length) {
      context.addIssue({
        code: "custom",
        path: ["columns"],
        message: `needs a picture in each of the ${table.columns.length} columns or in none, has ${pictured}`,
      });
    }
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
