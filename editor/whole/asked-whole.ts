/** What the form sends to make and delete pages, towns and contests. */
import { z } from "zod";
import { parseAs } from "#editor/server/requests.ts";
import { editsShape } from "#editor/server/changes.ts";

const beginning = z.strictObject({
  kind: z.string(),
  /** In words, like "Fort Pierce". */
  called: z.string(),
});

const plan = beginning.extend({
  /** That of its files, like `fort-pierce`. */
  name: z.string(),
  /** What was changed in each file that it begins with, by the file's path with NAME in it. */
  edits: z.record(z.string(), editsShape),
});

/** By their paths in the content folder. */
const texts = z.record(z.string(), z.string());

/** What went. */
const taken = z.strictObject({
  texts,
  /** What other languages keep of the English (marks.ts). */
  marks: z.record(z.string(), z.string()),
});

/** Versions of files that shall go; what else was told of them comes back with them. */
const going = z.object({ files: z.record(z.string(), z.string()) });

/** What is to be made. */
export type Plan = z.output<typeof plan>;
export type Taken = z.output<typeof taken>;

/** @throws HttpError where this is nothing that the form could have sent, as do the others */
export const beginningIn = (body: unknown) =>
  parseAs(beginning, body, "This does not say what is to be made.");
export const planIn = (body: unknown): Plan =>
  parseAs(plan, body, "This is no plan of something to be made.");
export const goingIn = (body: unknown) => parseAs(going, body, "This does not say what should go.");
export const takenIn = (body: unknown): Taken =>
  parseAs(taken, body, "This is nothing that was deleted here.");
