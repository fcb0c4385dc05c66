import { durationIn } from "#app/content/duration.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export function prepareWarrantyYears(
  section: SectionOf<"warranty-years">,
  { language }: Pick<PageContent, "language">,
) {
  const rows = section.rows.map((row) => {
    const drawn = durationIn(row.years, language);
    if (!drawn) throw new Error(`"${row.years}" cannot be drawn: write it like "12 to 25 years"`);
    return { ...row, ...drawn };
  });
  return { ...section, rows, longest: Math.max(...rows.map(({ most }) => most)) };
}
