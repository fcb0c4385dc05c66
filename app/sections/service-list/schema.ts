import { z } from "zod";
import { at } from "#app/content/picture-places.ts";
import { address, anchor, picture, richWords, words } from "#app/content/reading/text.ts";

/** Many smaller things at a glance: a little picture, a name, a few words. */
export const serviceList = z.strictObject({
  kind: z
    .literal("service-list")
    .meta({ title: "List of services", description: "many small things at a glance" }),
  id: anchor.optional(),
  heading: words,
  lead: richWords.optional(),
  items: z
    .array(
      z.strictObject({
        title: words,
        text: words,
        to: address,
        picture: picture.meta(at("listItem")),
      }),
    )
    .min(3),
});
