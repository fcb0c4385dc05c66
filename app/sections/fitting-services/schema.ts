import { z } from "zod";
import { address, anchor, richWords, service, words } from "#app/content/reading/text.ts";

/** Services that fit a place, each with the reason, its page, and the form for a price of it. */
export const fittingServices = z.strictObject({
  kind: z.literal("fitting-services").meta({
    title: "Services that fit",
    description:
      "services that fit a town, each with its reason, its page and the form for a price",
  }),
  id: anchor.optional(),
  heading: words,
  items: z
    .array(z.strictObject({ service, to: address, text: richWords }))
    .min(2)
    .max(4),
});
