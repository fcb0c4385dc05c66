/** What is to become of files, as the form sends it. */
import { z } from "zod";
import type { Edit } from "#editor/writing/edit.ts";
import { Refused } from "./asking.ts";

const path = z.array(z.union([z.string(), z.int().nonnegative()])).nonempty();

const edit: z.ZodType<Edit> = z.discriminatedUnion("op", [
  z.strictObject({
    op: z.literal("set"),
    path,
    value: z.unknown(),
    before: z.string().exactOptional(),
  }),
  z.strictObject({ op: z.literal("insert"), path, value: z.unknown() }),
  z.strictObject({ op: z.literal("double"), path }),
  z.strictObject({ op: z.literal("remove"), path }),
  z.strictObject({ op: z.literal("move"), path, to: z.int().nonnegative() }),
]);

/** The version is the one that was edited; a new file has none. */
const change = z.union([
  z.strictObject({ version: z.string(), edits: z.array(edit) }),
  z.strictObject({ version: z.string().nullable(), text: z.string() }),
  z.strictObject({ version: z.string(), remove: z.literal(true) }),
]);

/** By path in the content folder. */
const changes = z.record(z.string(), change);

export type Change = z.output<typeof change>;
export type Changes = z.output<typeof changes>;

/** @throws Refused where this is nothing that the form could have sent */
export function changesIn(body: unknown): Changes {
  const { data } = changes.safeParse(body);
  if (!data) throw new Refused("These are no changes of files.");
  return data;
}

/** @throws Refused likewise */
export function sentenceIn(body: unknown): { sentence: string } {
  const { data } = z.strictObject({ sentence: z.string() }).safeParse(body);
  if (!data) throw new Refused("There is no sentence.");
  return data;
}
