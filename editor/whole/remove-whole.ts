/** Deletes a page, a town or a contest: all of its files at once, and keeps what brings them back. */
import { existsSync, readFileSync } from "node:fs";
import { writtenLanguages } from "#app/content/reading/languages.ts";
import type { Problem } from "#app/content/reading/yaml-file.ts";
import { HttpError } from "#editor/server/requests.ts";
import { inContent, problemInWords, readState, saveFiles } from "#editor/server/content-files.ts";
import { contentWith } from "#editor/server/content-with.ts";
import type { Taken } from "./asked-whole.ts";
import { marksOf, putMarks } from "./marks.ts";
import { WHOLES, type WholeKind, wholeOf } from "./wholes.ts";

/** What would go. */
export interface Whole {
  kind: WholeKind;
  name: string;
  /** Versions of its files, by their paths in the content folder. */
  files: Record<string, string>;
  /** What would be wrong without it, as links that lead nowhere. */
  problems: Problem[];
}

/** @param file any of the files */
export function wholeWith(file: string): Whole {
  const whole = wholeOf(file);
  const files = whole ? filesOf(whole) : [];
  if (!whole || files.length === 0) throw new HttpError("There is nothing that could go.", 404);
  const gone = Object.fromEntries(files.map((one) => [one, undefined]));
  const versions = files.map((one) => [one, readState(textOf(one)).version]);
  return { ...whole, files: Object.fromEntries(versions), problems: contentWith(gone).problems };
}

/** @throws HttpError where something would be wrong without it, or somebody changed it meanwhile */
export function removeWhole({ files }: Pick<Whole, "files">): Taken {
  const names = Object.keys(files);
  if (names.length === 0 || names.some((file) => !wholeOf(file))) {
    throw new HttpError("Only pages, towns and contests can be deleted as a whole.");
  }
  const texts = Object.fromEntries(names.map((file) => [file, textOf(file)]));
  const marks = marksOf(names);
  const { saved, problems } = saveFiles(
    Object.fromEntries(
      Object.entries(files).map(([file, version]) => [file, { version, remove: true as const }]),
    ),
  );
  if (!saved) throw new HttpError(told(problems), 409);
  putMarks(Object.fromEntries(names.map((file) => [file, ""])));
  return { texts, marks };
}

/** @throws HttpError where there is such a file again, or it is not right any more */
export function bringBack({ texts, marks }: Taken): string[] {
  const names = Object.keys(texts);
  if (names.some((file) => !wholeOf(file))) throw new HttpError("That was not deleted here.");
  const { saved, problems } = saveFiles(
    Object.fromEntries(names.map((file) => [file, { version: null, text: texts[file] ?? "" }])),
  );
  if (!saved) throw new HttpError(told(problems), 409);
  putMarks(Object.fromEntries(names.map((file) => [file, marks[file] ?? ""])));
  return names;
}

/** Of what is wrong; the rest follows as a rule from the first. */
const MOST_TOLD = 3;

const told = (problems: Problem[]) =>
  `Nothing is written: ${[...new Set(problems.map(problemInWords))].slice(0, MOST_TOLD).join("; ")}.`;

function filesOf({ kind, name }: Pick<Whole, "kind" | "name">): string[] {
  const { words, facts } = WHOLES[kind];
  const languages = writtenLanguages(inContent(""));
  const folders = [
    ...(facts ? [facts, ...languages.map((language) => `${language}/${facts}`)] : []),
    ...languages.map((language) => `${language}/${words}`),
  ];
  return [...new Set(folders)]
    .map((folder) => `${folder}/${name}.yaml`)
    .filter((file) => existsSync(inContent(file)));
}

function textOf(file: string): string {
  if (!existsSync(inContent(file))) throw new HttpError("Somebody else deleted it meanwhile.", 409);
  return readFileSync(inContent(file), "utf8");
}
