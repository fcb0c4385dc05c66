import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { address, richWords, service } from "#app/content/reading/text.ts";

export const fittingServices = sectionKind(
  "fitting-services",
  "Services that fit",
  "services that fit a town, each with its reason, its page and the form for a price",
  {
    items: z
      .array(z.strictObject({ service, to: address, text: richWords }))
      .min(2)
      .max(4),
  },
);
