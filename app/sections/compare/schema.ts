import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.schema.ts";
import { at } from "#app/content/picture-places.ts";
import { picture, richWords, words } from "#app/content/reading/text.ts";

/** An option: its name, or its name with a picture of it. */
const column = z.preprocess(
  (one) => (typeof one === "string" ? { name: one } : one),
  z.strictObject({ name: words, picture: picture.meta(at("column")).optional() }),
);

export const compare = sectionKind(
  "compare",
  "Table to compare",
  "a table: one column an option, one row a question. A column is its name, or `{ name: …, picture: … }`, then each has a picture",
  {
    lead: richWords.optional(),
    /** More than five would fit into no window. */
    columns: z.array(column).min(2).max(5),
    rows: z.array(z.strictObject({ label: words, cells: z.array(richWords) })).min(1),
    note: richWords.optional(),
  },
).superRefine((table, context) => {
  const pictured = table.columns.filter((one) => one.picture).length;
  if (pictured > 0 && pictured < table.columns.length) {
    const message = `needs a picture in each of the ${table.columns.length} columns or in none, has ${pictured}`;
    context.addIssue({ code: "custom", path: ["columns"], message });
  }
  table.rows.forEach((row, index) => {
    if (row.cells.length === table.columns.length) return;
    const message = `needs one cell for each of the ${table.columns.length} columns, has ${row.cells.length}`;
    context.addIssue({ code: "custom", path: ["rows", index, "cells"], message });
  });
});
