import { z } from "zod";
import { anchor, words } from "#app/content/reading/text.ts";

/** What to read before choosing a contractor: the same on every service page, from navigation.yaml. */
export const waysOn = z.strictObject({
  kind: z.literal("ways-on").meta({
    title: "Ways on",
    description:
      "the ways to financing, warranties and reviews, on every service page; they are `waysOn` in `content/navigation.yaml`, with their words in `content/en/interface.yaml`",
  }),
  id: anchor.optional(),
  heading: words,
});
