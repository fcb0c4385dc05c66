import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { preparePriceTool } from "./prepare.server.ts";

const price = { unit: "square", low: 1, likely: 2, high: 3, fixed: 4, asOf: "2026-11-22" };

test("prices that the company has entered are shown, and samples are not", () => {
  const words = { name: "Tile", includes: "The permit." };
  const section = { prices: { tile: words, metal: words } } as unknown as SectionOf<"price-tool">;
  const prices = [
    { ...price, id: "tile", sample: true },
    { ...price, id: "metal", sample: false },
  ];
  const content = { words: { form: {} }, figures: { prices: { prices } } };
  const shown = preparePriceTool(section, content as unknown as PageContent).prices;
  expect(shown).toEqual([{ ...prices[1], ...words }]);
});
