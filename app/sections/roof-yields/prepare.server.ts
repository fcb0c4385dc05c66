import { localeOf } from "#app/content/language.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { spotsOn } from "#app/content/spots.ts";
import { SLOPES } from "./schema.ts";
import { arrayKwh, yieldRows } from "./yield-rows.ts";

/** Reads the table that the solar tool reads, so that no page keeps numbers of its own. */
export function prepareRoofYields(section: SectionOf<"roof-yields">, content: PageContent) {
  const { id, eyebrow, heading, lead, picture, columns, note } = section;
  const rows = yieldRows(section, content.figures);
  const written = new Intl.NumberFormat(localeOf(content.language));
  const percent = new Intl.NumberFormat(localeOf(content.language), { style: "percent" });
  const told = rows.map((row) => ({
    ...row,
    kwh: written.format(row.kwh),
    compared: percent.format(row.share),
  }));
  return {
    kind: section.kind,
    id,
    eyebrow,
    heading,
    lead,
    picture,
    columns,
    note,
    rows: told,
    labels: told.flatMap(({ side, name, kwh }) => {
      const place = side in SLOPES && spotsOn(picture.name)[SLOPES[side as keyof typeof SLOPES]];
      return place ? { ...place, name, value: kwh } : [];
    }),
    array: {
      ...section.array,
      size: written.format(section.array.kw),
      kwh: written.format(arrayKwh(section, content.figures)),
    },
  };
}
