import { z } from "zod";
import { words } from "#app/content/reading/text.ts";

/** An index of a long page: the headings of its sections, as links. */
export const onThisPage = z.strictObject({
  kind: z
    .literal("on-this-page")
    .meta({ title: "On this page", description: "links to the parts of a long page" }),
  heading: words,
});
