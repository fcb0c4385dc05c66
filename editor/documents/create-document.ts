/**
 * Creates a page, a town or a contest: all of its files at once, or none. It is written in English; other languages
 * show that until somebody translates it.
 */
import { z } from "zod";
import { HttpError } from "#editor/server/requests.ts";
import { editsShape } from "#editor/server/changes.ts";
import { readState, type Saved, saveFiles, withEdits } from "#editor/server/content-files.ts";
import { formShapeOf } from "#editor/shapes/shapes.ts";
import { isDocumentType, slugFrom } from "./document-types.ts";
import { NAME, templatesOf } from "./templates.ts";

const LONGEST_TITLE = 60;

export const beginningShape = z.strictObject({
  type: z.string(),
  /** In words, like "Fort Pierce". */
  title: z.string(),
});

export const plannedShape = beginningShape.extend({
  /** What was changed in each template, by the file's path with NAME in it. */
  edits: z.record(z.string(), editsShape),
});

export type PlannedDocument = z.output<typeof plannedShape>;

export type Draft = ReturnType<typeof draftsOf>[number];

/**
 * What the form shows before anything is written.
 *
 * @throws HttpError where the form could not have sent this, as does `createDocument`
 */
export function draftsOf(asked: z.output<typeof beginningShape>) {
  return Object.entries(textsFor(asked)).map(([file, text]) => ({
    /** Path in the content folder, with NAME in it. */
    file,
    shape: formShapeOf(file.replace(NAME, "name")),
    ...readState(text),
  }));
}

/** Nothing is written while there are problems. */
export function createDocument(plan: PlannedDocument): Saved {
  const name = slugFrom(plan.title);
  if (!name) throw new HttpError("Its title needs letters.");
  const changes = Object.entries(textsFor(plan)).map(([template, text]) => [
    template.replace(NAME, name),
    { version: null, text: withEdits(text, plan.edits[template] ?? []) },
  ]);
  return saveFiles(Object.fromEntries(changes));
}

function textsFor(asked: z.output<typeof beginningShape>): Record<string, string> {
  const { type } = asked;
  const title = asked.title.replaceAll(/\s+/g, " ").trim();
  if (!isDocumentType(type)) throw new HttpError("There is no such thing to be created.", 404);
  if (!title || title.length > LONGEST_TITLE) {
    throw new HttpError(`Say what it is called, in at most ${LONGEST_TITLE} letters.`);
  }
  return templatesOf(type, title);
}
