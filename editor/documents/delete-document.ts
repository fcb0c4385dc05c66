/** Deletes a page, a town or a contest: all of its files at once. What is deleted can be restored. */
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { contentFolder, publishedLanguages } from "#app/content/reading/languages.ts";
import type { Changes } from "#editor/server/changes.ts";
import { HttpError } from "#editor/server/requests.ts";
import { problemInWords } from "#editor/form/labels.ts";
import { inContent, readState, saveFiles } from "#editor/server/content-files.ts";
import { contentWith } from "#editor/server/content-with.ts";
import { DOCUMENT_TYPES, documentOf } from "./document-types.ts";
import { marksOf, putMarks } from "./translation-marks.ts";

/** What would be deleted. */
export type Deletion = ReturnType<typeof deletionOf>;

export const deletionShape = z.object({ files: z.record(z.string(), z.string()) });

export const deletedShape = z.strictObject({
  /** By their paths in the content folder. */
  texts: z.record(z.string(), z.string()),
  /** Of translations, likewise. */
  marks: z.record(z.string(), z.array(z.string().regex(/^[0-9a-f]+$/))),
});

/** What restores it. */
export type Deleted = z.output<typeof deletedShape>;

/** @param file any of the document's files */
export function deletionOf(file: string) {
  const document = documentOf(file);
  const files = document ? filesOf(document) : [];
  if (!document || files.length === 0) throw new HttpError("There is nothing to delete.", 404);
  const without = Object.fromEntries(files.map((one) => [one, undefined]));
  const versions = files.map((one) => [one, readState(textOf(one)).version]);
  return {
    ...document,
    /** Versions of its files, by their paths in the content folder. */
    files: Object.fromEntries(versions) as Record<string, string>,
    /** What would be wrong without it, like links that lead nowhere. */
    problems: contentWith(without).problems,
  };
}

/**
 * @param files versions of the files, by their paths in the content folder
 * @throws HttpError where something would be wrong without them, or somebody changed one meanwhile
 */
export function deleteDocument({ files }: z.output<typeof deletionShape>): Deleted {
  const names = Object.keys(files);
  if (names.length === 0 || names.some((file) => !documentOf(file))) {
    throw new HttpError("Only pages, towns and contests can be deleted as a whole.");
  }
  const texts = Object.fromEntries(names.map((file) => [file, textOf(file)]));
  const marks = marksOf(names);
  write(files, (version) => ({ version, remove: true as const }));
  putMarks(Object.fromEntries(names.map((file) => [file, []])));
  return { texts, marks };
}

/**
 * @returns paths of the files in the content folder
 * @throws HttpError where there is such a file again, or it is not right any more
 */
export function restoreDocument({ texts, marks }: Deleted): string[] {
  const names = Object.keys(texts);
  if (names.some((file) => !documentOf(file))) throw new HttpError("That was not deleted here.");
  write(texts, (text) => ({ version: null, text }));
  putMarks(marks);
  return names;
}

/** How many problems are told; the rest follows as a rule from the first. */
const MOST_TOLD = 3;

/** @throws HttpError where something is wrong */
function write(files: Record<string, string>, change: (one: string) => Changes[string]) {
  const changes = Object.entries(files).map(([file, one]) => [file, change(one)]);
  const { problems } = saveFiles(Object.fromEntries(changes) as Changes);
  if (problems.length === 0) return;
  const told = [...new Set(problems.map(problemInWords))].slice(0, MOST_TOLD);
  throw new HttpError(`Nothing is written: ${told.join("; ")}.`, 409);
}

function filesOf({ type, name }: NonNullable<ReturnType<typeof documentOf>>): string[] {
  const { words, facts } = DOCUMENT_TYPES[type];
  const languages = publishedLanguages(contentFolder);
  const translated = [facts, words].flatMap((folder) =>
    folder ? languages.map((language) => `${language}/${folder}`) : [],
  );
  return [...new Set([...(facts ? [facts] : []), ...translated])]
    .map((folder) => `${folder}/${name}.yaml`)
    .filter((file) => existsSync(inContent(file)));
}

function textOf(file: string): string {
  if (!existsSync(inContent(file))) throw new HttpError("Somebody else deleted it meanwhile.", 409);
  return readFileSync(inContent(file), "utf8");
}
