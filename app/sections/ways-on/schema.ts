import { z } from "zod";
import { anchor, words } from "#app/content/reading/text.ts";

/** What to read before choosing a contractor: the same on every service page, from navigation.yaml. */
export const waysOn = z.strictObject({
  kind: z.literal("ways-on"),
  id: anchor.optional(),
  heading: words,
});
