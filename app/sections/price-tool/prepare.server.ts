import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { toolProps } from "#app/tools/tool-props.server.ts";

/**
 * Samples are not shown: people would take them for our prices.
 *
 * @throws where a price has no name: the check of the content tells it before
 */
export const preparePriceTool = (section: SectionOf<"price-tool">, content: PageContent) => ({
  ...section,
  ...toolProps(content),
  prices: content.figures.prices.prices
    .filter(({ sample }) => !sample)
    .map((price) => {
      const words = section.prices[price.id];
      if (!words) throw new Error(`The price "${price.id}" has no words on the tool's page`);
      return { ...price, ...words };
    }),
});
