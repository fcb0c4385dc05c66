/** What is to become of files, as the form sends it. */
import { z } from "zod";
import type { Edit } from "#editor/writing/edit.ts";
import { parseAs } from "./requests.ts";

export const pathShape = z
  .array(z.union([z.string(), z.int().nonnegative()]))
  .nonempty()
  .readonly();

const editShape: z.ZodType<Edit> = z.discriminatedUnion("op", [
  z.strictObject({
    op: z.literal("set"),
    path: pathShape,
    value: z.unknown(),
    before: z.string().exactOptional(),
  }),
  z.strictObject({ op: z.literal("insert"), path: pathShape, value: z.unknown() }),
  z.strictObject({ op: z.literal("double"), path: pathShape }),
  z.strictObject({ op: z.literal("remove"), path: pathShape }),
  z.strictObject({ op: z.literal("move"), path: pathShape, to: z.int().nonnegative() }),
]);

/** Between two pauses people do a few; what has a mistake waits, and grows. */
const MOST_EDITS = 2000;
export const editsShape = z.array(editShape).max(MOST_EDITS);

/** The version is the one that was edited; a new file has none. */
const change = z.union([
  z.strictObject({ version: z.string(), edits: editsShape }),
  z.strictObject({ version: z.string().nullable(), text: z.string() }),
  z.strictObject({ version: z.string(), remove: z.literal(true) }),
]);

/** By path in the content folder. */
const changesShape = z.record(z.string(), change);

export type Change = z.output<typeof change>;
export type Changes = z.output<typeof changesShape>;

/** @throws HttpError where this is nothing that the form could have sent */
export const changesIn = (body: unknown): Changes =>
  parseAs(changesShape, body, "These are no changes of files.");

const sentence = z.strictObject({ sentence: z.string() });

/** @throws HttpError likewise */
export const sentenceIn = (body: unknown) => parseAs(sentence, body, "There is no sentence.");
