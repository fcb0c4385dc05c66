import { z } from "zod";
import { anchor, words } from "#app/content/reading/text.ts";

/** Where others answer for one address: permit offices, maps, the utility. From content/local-facts.yaml. */
export const lookUps = z.strictObject({
  kind: z.literal("look-ups").meta({
    title: "Where to look it up",
    description:
      "on a town's page: permit offices, maps and utility that answer for an address; from `content/local-facts.yaml`",
  }),
  id: anchor.optional(),
  heading: words,
});
