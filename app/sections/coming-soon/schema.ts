import { z } from "zod";
import { at } from "#app/content/picture-places.ts";
import { firstPicture, richWords, words } from "#app/content/reading/text.ts";
import { AWAITED } from "#questions/services.ts";

/**
 * All of a page that is not there yet. What every such page says, that it is coming and what we do
 * meanwhile, is in interface.yaml, so no page can say it otherwise.
 */
export const comingSoon = z.strictObject({
  kind: z
    .literal("coming-soon")
    .meta({ title: "Coming soon", description: "the whole of a page that is not there yet" }),
  /** What will be there. */
  about: z.enum(AWAITED),
  /** Its name; of a service, the one that the menus have for it. */
  heading: words,
  /** A few words of character. */
  line: words,
  /** What the page will be about. */
  text: richWords,
  picture: firstPicture.meta(at("poster")),
});
