/** What the form sends to make and delete pages, towns and contests. */
import { z } from "zod";
import { editsShape } from "#editor/server/changes.ts";

export const beginning = z.strictObject({
  kind: z.string(),
  /** In words, like "Fort Pierce". */
  called: z.string(),
});

export const plan = beginning.extend({
  /** That of its files, like `fort-pierce`. */
  name: z.string(),
  /** What was changed in each file that it begins with, by the file's path with NAME in it. */
  edits: z.record(z.string(), editsShape),
});

/** By their paths in the content folder. */
const texts = z.record(z.string(), z.string());

/** What went. */
export const taken = z.strictObject({
  texts,
  /** What other languages keep of the English (marks.ts). */
  marks: z.record(z.string(), z.string()),
});

/** Versions of files that shall go; what else was told of them comes back with them. */
export const going = z.object({ files: z.record(z.string(), z.string()) });

/** What is to be made. */
export type Plan = z.output<typeof plan>;
export type Taken = z.output<typeof taken>;
