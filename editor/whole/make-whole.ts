/** Makes a page, a town or a contest: all of its files at once, or none. */
import { readFileSync } from "node:fs";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { RULES_FILE, writtenLanguages } from "#app/content/reading/languages.ts";
import { translationErrors } from "#app/content/reading/translations/translations.ts";
import type { Problem } from "#app/content/reading/yaml-file.ts";
import { HttpError } from "#editor/server/requests.ts";
import type { Changes } from "#editor/server/changes.ts";
import {
  type FileState,
  inContent,
  readState,
  saveFiles,
  withEdits,
} from "#editor/server/content-files.ts";
import { type Checked, contentWith } from "#editor/server/content-with.ts";
import { type FormShape, formShapeOf } from "#editor/shapes/form-shape.ts";
import { patternOf } from "#editor/shapes/shapes.ts";
import type { Plan } from "./asked-whole.ts";
import { markAsTranslated } from "./marks.ts";
import { NAME, templatesOf } from "./templates.ts";
import { isWholeKind, slipInName } from "./wholes.ts";

export interface Draft extends FileState {
  /** Path in the content folder, with NAME in it. */
  file: string;
  shape: FormShape;
}

export interface Made {
  made: boolean;
  problems: Problem[];
  /** Those that were written. */
  files: string[];
}

/** What the form shows before anything is written. */
export function draftsOf(kind: string, called: string): Draft[] {
  return Object.entries(textsFor({ kind, called })).map(([file, text]) => ({
    file,
    shape: formShapeOf(patternOf(file.replace(NAME, "name")) ?? ""),
    ...readState(text),
  }));
}

export function makeWhole(plan: Plan): Made {
  const slip = slipInName(plan.name);
  if (slip) throw new HttpError(`The name of its files ${slip}.`);
  const texts = Object.fromEntries(
    Object.entries(textsFor(plan)).map(([file, text]) => [
      file.replace(NAME, plan.name),
      withEdits(text, plan.edits[file] ?? []),
    ]),
  );
  const files = Object.keys(texts);
  const changes = files.map((file) => [file, { version: null, text: texts[file] ?? "" }]);
  const { saved, problems } = saveFiles(Object.fromEntries(changes) as Changes, checked);
  if (saved) markAsTranslated(files);
  return { made: saved, problems, files: saved ? files : [] };
}

const LONGEST_CALLED = 60;

function textsFor({ kind, called }: Pick<Plan, "kind" | "called">): Record<string, string> {
  const words = called.replaceAll(/\s+/g, " ").trim();
  if (!isWholeKind(kind)) throw new HttpError("There is no such thing to be made.", 404);
  if (!words || words.length > LONGEST_CALLED) {
    throw new HttpError(`Say what it is called, in at most ${LONGEST_CALLED} letters.`);
  }
  return templatesOf(kind, words, writtenLanguages(inContent("")));
}

/**
 * The check reads a language only where it is published, and what is new must be right in each: so for
 * the new files, drafts are read as well. What was wrong elsewhere in a draft stays its own matter.
 */
function checked(texts: Record<string, string | undefined>): Checked {
  const others = writtenLanguages(inContent("")).filter((one) => one !== DEFAULT_LANGUAGE);
  const rules = others.map((language) => {
    const file = `${language}/${RULES_FILE}`;
    return [file, readFileSync(inContent(file), "utf8").replace(/^draft:.*\n/m, "")] as const;
  });
  const isOwn = ({ file }: Problem) => file.replace("content/", "") in texts;
  const isOfDraft = ({ file }: Problem) => others.some((one) => file.startsWith(`content/${one}/`));
  const { problems, content } = contentWith({ ...texts, ...Object.fromEntries(rules) }, (folder) =>
    others.flatMap((language) => translationErrors(language, folder)).filter(isOwn),
  );
  const told = problems.filter((problem) => isOwn(problem) || !isOfDraft(problem));
  return { problems: told, ...(content && { content }) };
}
