import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";

/** Address and hours, from company.yaml. */
export const hours = z.strictObject({
  kind: z.literal("hours").meta({ title: "Address and hours", description: "address and hours" }),
  id: anchor.optional(),
  heading: words,
  text: richWords.optional(),
});
