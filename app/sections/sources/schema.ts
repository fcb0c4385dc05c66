import { z } from "zod";
import { anchor, words } from "#app/content/reading/text.ts";

/** Where the page's claims are from, and when they were checked; from claims.yaml. */
export const sources = z.strictObject({
  kind: z
    .literal("sources")
    .meta({ title: "Sources", description: "where the page's facts are from" }),
  id: anchor.optional(),
  heading: words,
});
