import { z } from "zod";
import { anchor, richWords, words } from "#app/content/reading/text.ts";
import { DOOR_NAMES } from "./doors.ts";

/** Ways into the tools, with the first question of each. Their words are under `toolDoors` in interface.yaml. */
export const toolDoors = z.strictObject({
  kind: z.literal("tool-doors").meta({
    title: "Ways into the tools",
    description:
      "up to three ways into the tools, with the first question of each; their words are `toolDoors` in `content/en/interface.yaml`",
  }),
  id: anchor.optional(),
  heading: words,
  lead: richWords.optional(),
  doors: z.array(z.enum(DOOR_NAMES)).min(1).max(3),
});
