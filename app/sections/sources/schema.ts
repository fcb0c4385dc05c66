import { z } from "zod";
import { anchor, words } from "#app/content/reading/text.ts";

/** Where the page's claims are from, and when they were checked; from claims.yaml. */
export const sources = z.strictObject({
  kind: z.literal("sources"),
  id: anchor.optional(),
  heading: words,
});
