import { z } from "zod";
import { anchor } from "#app/content/reading/text.ts";
import { SERVICES } from "#questions/services.ts";

/** content/services.yaml: the licenses that services need, as trades of which one is enough. */
export const services = z.record(
  z.enum(SERVICES),
  z.strictObject({
    license: z.union([z.literal(["none", "unclear"]), z.array(anchor).min(1)], {
      error: "must be none, unclear, or trades as in company.yaml, like [solar, electrical]",
    }),
  }),
);

export type Services = z.infer<typeof services>;
