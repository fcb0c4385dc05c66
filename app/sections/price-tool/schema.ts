import { z } from "zod";
import { richWords, words } from "#app/content/reading/text.ts";
import { askedWords, toolFrame } from "#app/tools/tool.schema.ts";
import { priceQuestions } from "#estimates/price/questions.ts";

const price = z.strictObject({ name: words, includes: words });

/** How large a job is, and what it costs by content/prices.yaml. In sentences: {size}. */
export const priceTool = z.strictObject({
  kind: z.literal("price-tool").meta({
    title: "Tool: size of a job",
    description:
      "a tool: how large a job is, and what it costs by the prices of `content/prices.yaml`",
  }),
  ...toolFrame(priceQuestions),
  questions: askedWords(priceQuestions),
  /** The size of a job in one line. */
  sizes: z.strictObject({ roof: words, openings: words, solar: words }),
  sizesOfOne: z.strictObject({ roof: words, openings: words, solar: words }),
  /** What each size means for a quote. */
  meaning: z.strictObject({ roof: richWords, openings: richWords, solar: richWords }),
  /** Above the prices: how they follow from the size. */
  pricesHeading: words,
  pricesText: words,
  /** Where content/prices.yaml holds none for the job. */
  noPrices: richWords,
  /** Beside a price that the company has not confirmed. */
  sample: words,
  low: words,
  likely: words,
  high: words,
  /** In them: {date}. */
  asOf: words,
  old: words,
  /** By the ids of content/prices.yaml. */
  prices: z.record(z.string(), price),
});
