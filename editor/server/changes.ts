/** What is to become of files, as the form sends it. */
import { z } from "zod";

export const pathShape = z
  .array(z.union([z.string(), z.int().nonnegative()]))
  .nonempty()
  .readonly();

export const editShape = z.discriminatedUnion("op", [
  /** Another value; or a new name, which stands last, or before another one. */
  z.strictObject({
    op: z.literal("set"),
    path: pathShape,
    value: z.unknown(),
    before: z.string().exactOptional(),
  }),
  /** A new item of a list, at the place that its path ends with. */
  z.strictObject({ op: z.literal("insert"), path: pathShape, value: z.unknown() }),
  /** The item of a list once more, right below it. */
  z.strictObject({ op: z.literal("double"), path: pathShape }),
  z.strictObject({ op: z.literal("remove"), path: pathShape }),
  /** An item to another place of its list. */
  z.strictObject({ op: z.literal("move"), path: pathShape, to: z.int().nonnegative() }),
]);

/** Between two pauses people do a few; what has a mistake waits, and grows. */
const MAX_EDITS = 2000;
export const editsShape = z.array(editShape).max(MAX_EDITS);

/** The version is the one that was edited; a new file has none. */
const change = z.union([
  z.strictObject({ version: z.string(), edits: editsShape }),
  z.strictObject({ version: z.string().nullable(), text: z.string() }),
  z.strictObject({ version: z.string(), remove: z.literal(true) }),
]);

/** By path in the content folder. */
export const changesShape = z.record(z.string(), change);

export type Change = z.output<typeof change>;
export type Changes = z.output<typeof changesShape>;
