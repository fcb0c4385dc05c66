/**
 * Creates a page, a town or a contest: all of its files at once, or none. It is written in English; other languages
 * show that until somebody translates it.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { yamlFilesIn } from "#app/content/reading/languages.ts";
import { valuesIn } from "#app/content/reading/yaml-file.ts";
import { HttpError } from "#editor/server/requests.ts";
import { editsShape } from "#editor/server/changes.ts";
import { readState, type Saved, saveFiles, withEdits } from "#editor/server/content-files.ts";
import { formShapeOf } from "#editor/shapes/shapes.ts";
import { editYaml, parsed } from "#editor/writing/edit-yaml.ts";
import type { Edit, Path } from "#editor/writing/edit.ts";
import { isDocumentType, slugFrom } from "./document-types.ts";

const LONGEST_TITLE = 60;
/** What a document begins with, in folders as in the content. */
const FOLDER = path.join(import.meta.dirname, "templates");
/** Stands for the name of the files. */
const NAME = "NAME";

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

/** @returns texts by their paths in the content folder, with NAME in them; facts first */
function textsFor(asked: z.output<typeof beginningShape>): Record<string, string> {
  const { type } = asked;
  const title = asked.title.replaceAll(/\s+/g, " ").trim();
  if (!isDocumentType(type)) throw new HttpError("There is no such thing to be created.", 404);
  if (!title || title.length > LONGEST_TITLE) {
    throw new HttpError(`Say what it is called, in at most ${LONGEST_TITLE} letters.`);
  }
  const folder = path.join(FOLDER, type);
  const isFacts = (file: string) => !/^[a-z]{2}\//.test(file);
  const files = yamlFilesIn(folder).toSorted((a, b) => Number(isFacts(b)) - Number(isFacts(a)));
  return Object.fromEntries(
    files.map((file) => [file, withTitle(readFileSync(path.join(folder, file), "utf8"), title)]),
  );
}

/** Written as an edit is, which puts quotes where words need them. */
function withTitle(text: string, title: string): string {
  const edits = valuesIn(parsed(text).value).flatMap(({ at, value }): Edit[] =>
    typeof value === "string" && value.includes("CALLED")
      ? [{ op: "set", path: at as Path, value: value.replaceAll("CALLED", () => title) }]
      : [],
  );
  return editYaml(text, edits);
}
