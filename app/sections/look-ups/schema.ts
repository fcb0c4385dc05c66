import { z } from "zod";
import { anchor, words } from "#app/content/reading/text.ts";

/** Where others answer for one address: permit offices, maps, the utility. From content/local-facts.yaml. */
export const lookUps = z.strictObject({
  kind: z.literal("look-ups"),
  id: anchor.optional(),
  heading: words,
});
