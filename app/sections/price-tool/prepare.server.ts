import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { toolProps } from "#app/tools/tool-props.server.ts";

/** The prices that follow from a size, in words; the check of the content tells where one has none. */
export const preparePriceTool = (section: SectionOf<"price-tool">, content: PageContent) => ({
  ...section,
  ...toolProps(content),
  prices: content.figures.prices.prices.flatMap((price) => {
    const words = section.prices[price.id];
    return words ? { ...price, ...words } : [];
  }),
});
