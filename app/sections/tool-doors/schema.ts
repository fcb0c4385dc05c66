import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.schema.ts";
import { richWords } from "#app/content/reading/text.ts";
import { DOOR_NAMES } from "./doors.ts";

export const toolDoors = sectionKind(
  "tool-doors",
  "Ways into the tools",
  "up to three ways into the tools, with the first question of each; their words are `toolDoors` in `content/en/interface.yaml`",
  {
    lead: richWords.optional(),
    doors: z.array(z.enum(DOOR_NAMES)).min(1).max(3),
  },
);
