import { z } from "zod";
import { passage } from "#app/sections/passage/schema.ts";

/** One of many passages that are looked up rather than read, as those of terms are. */
export const clause = passage.extend({ kind: z.literal("clause") });
