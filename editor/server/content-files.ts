/** Reads and writes the files of content, several at once, and only such as have no mistakes. */
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "#app/content/reading/languages.ts";
import { showContent } from "#app/content/reading/content-plugin.ts";
import { textOf } from "#app/content/reading/texts.ts";
import { type Problem, readYamlFile } from "#app/content/reading/yaml-file.ts";
import { type FormShape, formShapeOf, hasShape } from "#editor/shapes/shapes.ts";
import { editYaml, parsed } from "#editor/writing/edit-yaml.ts";
import type { Edit } from "#editor/writing/edit.ts";
import { fileInWords } from "#editor/documents/file-in-words.ts";
import { HttpError } from "./requests.ts";
import type { Change, Changes } from "./changes.ts";
import {
  markAsUntranslated,
  markTranslated,
  type Translation,
  translationOf,
} from "#editor/documents/translation-marks.ts";
import { carriedTexts } from "./carried-texts.ts";
import { contentWith, inContent, problemsNow } from "./content-with.ts";
import { writeAtomically } from "./write-atomically.ts";

export type FileState = ReturnType<typeof readState>;

export interface Saved {
  saved: boolean;
  problems: Problem[];
  /** Those that were changed, as they are now. */
  files: Record<string, FileState>;
  /** What takes it back, once it is saved; of files that say the same, nothing. */
  undo: Changes;
}

export interface LoadedFile extends FileState {
  shape: FormShape;
  problems: Problem[];
  translation: Translation | undefined;
}

export function readFile(name: string): LoadedFile {
  const file = fileOf(name);
  const text = textOf(file);
  if (text === undefined) throw new HttpError("There is no such file.", 404);
  const [slip] = readYamlFile(file, `content/${name}`).problems;
  if (slip) {
    throw new HttpError(
      `This file was changed outside of the editor and cannot be read. Mend it there, line ${slip.line}: ${slip.message}. Then load it again.`,
      422,
    );
  }
  return {
    ...readState(text),
    shape: formShapeOf(name),
    problems: problemsNow(),
    translation: translationOf(name),
  };
}

/** @throws HttpError where somebody else changed one of the files meanwhile */
export function saveFiles(changes: Changes): Saved {
  const asked = Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [name, textAfter(name, change)]),
  );
  const carried = carriedBy(changes, asked);
  const texts = { ...carried, ...asked };
  const { problems, content } = contentWith(texts);
  if (problems.length > 0) {
    // What was carried says the same as the English.
    const own = problems.filter(({ file }) => !(file.replace("content/", "") in carried));
    const told = own.length > 0 ? own : problems;
    return { saved: false, problems: told, files: {}, undo: {} };
  }
  const undo = Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => undoOf(textOf(fileOf(name)), text, name)),
  );
  const written = new Map(Object.entries(texts).map(([name, text]) => [fileOf(name), text]));
  for (const [file, text] of written) {
    if (text === undefined) rmSync(file);
    // Begun beside the folder: the development server reads the content again for whatever comes into it.
    else writeAtomically(file, text, path.join(path.dirname(contentFolder), ".edited.yaml"));
  }
  if (content) showContent(content, written);
  const files = Object.entries(texts).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, readState(text)] as const],
  );
  const isNew = (name: string) => "remove" in (undo[name] ?? {});
  markAsUntranslated(Object.keys(carried).filter((name) => !(name in changes) && isNew(name)));
  markTranslated(changes);
  return { saved: true, problems, files: Object.fromEntries(files), undo };
}

function undoOf(before: string | undefined, after: string | undefined, name: string) {
  if (before === after) return [];
  const version = after === undefined ? null : versionOf(after);
  const change: Change =
    before === undefined ? { version: version ?? "", remove: true } : { version, text: before };
  return [[name, change] as const];
}

function carriedBy(changes: Changes, texts: Record<string, string | undefined>) {
  const carried = Object.entries(changes).flatMap(([name, change]) => {
    const after = texts[name];
    const before = textOf(fileOf(name)) ?? "";
    if (after === undefined || (before && !("edits" in change))) return [];
    const edits = "edits" in change ? change.edits : [];
    return Object.entries(carriedTexts(name, before, after, edits));
  });
  return Object.fromEntries(carried);
}

/** @returns nothing where the file goes */
function textAfter(name: string, change: Change): string | undefined {
  const before = textOf(fileOf(name));
  const version = before === undefined ? null : versionOf(before);
  if (version !== change.version) throw new HttpError(meanwhile(name, version, change), 409);
  if ("remove" in change) return undefined;
  if ("text" in change) return change.text;
  return withEdits(before ?? "", change.edits);
}

function meanwhile(name: string, version: string | null, change: Change): string {
  if (version === null) return `Somebody else deleted this meanwhile (${fileInWords(name)}).`;
  return change.version === null
    ? `${fileInWords(name)} is there already: choose another name.`
    : `Somebody else changed this meanwhile (${fileInWords(name)}). Load it again.`;
}

/** @throws HttpError where the edits are not of this text */
export function withEdits(text: string, edits: Edit[]): string {
  try {
    return editYaml(text, edits);
  } catch {
    throw new HttpError("This change does not fit into the file. Load it again.", 422);
  }
}

const NAME = /^([a-z0-9-]+\/)*[a-z0-9-]+\.yaml$/;

/** @throws HttpError where content has no place for such a file */
function fileOf(name: string): string {
  if (!NAME.test(name) || !hasShape(name)) throw new HttpError("There is no such file.", 404);
  return inContent(name);
}

export const readState = (text: string) => ({
  version: versionOf(text),
  text,
  value: parsed(text).value,
});

const versionOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
