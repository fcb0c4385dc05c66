/** Creates a page, a town or a contest: all of its files at once, or none. */
import { z } from "zod";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { contentFolder, publishedLanguages } from "#app/content/reading/languages.ts";
import { translationErrors } from "#app/content/reading/translations/translations.ts";
import type { Problem } from "#app/content/reading/yaml-file.ts";
import { HttpError } from "#editor/server/requests.ts";
import { editsShape } from "#editor/server/changes.ts";
import { readState, saveFiles, withEdits } from "#editor/server/content-files.ts";
import { type Checked, contentWith } from "#editor/server/content-with.ts";
import { formShapeOf } from "#editor/shapes/shapes.ts";
import { errorInName, isDocumentType } from "./document-types.ts";
import { NAME, templatesOf } from "./templates.ts";
import { markAsTranslated } from "./translation-marks.ts";

const LONGEST_TITLE = 60;

export const beginningShape = z.strictObject({
  type: z.string(),
  /** In words, like "Fort Pierce". */
  title: z.string(),
});

export const plannedShape = beginningShape.extend({
  /** That of its files, like `fort-pierce`. */
  name: z.string(),
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

export type Created = ReturnType<typeof createDocument>;

/** Nothing is written while there are problems. */
export function createDocument(plan: PlannedDocument) {
  const error = errorInName(plan.name);
  if (error) throw new HttpError(`The name of its files ${error}.`);
  const changes = Object.entries(textsFor(plan)).map(([template, text]) => [
    template.replace(NAME, plan.name),
    { version: null, text: withEdits(text, plan.edits[template] ?? []) },
  ]);
  const { problems, files: written } = saveFiles(Object.fromEntries(changes), checked);
  const files = Object.keys(written);
  markAsTranslated(files);
  return { problems, files };
}

function textsFor({ type, title }: z.output<typeof beginningShape>): Record<string, string> {
  const words = title.replaceAll(/\s+/g, " ").trim();
  if (!isDocumentType(type)) throw new HttpError("There is no such thing to be created.", 404);
  if (!words || words.length > LONGEST_TITLE) {
    throw new HttpError(`Say what it is called, in at most ${LONGEST_TITLE} letters.`);
  }
  return templatesOf(type, words, publishedLanguages(contentFolder));
}

/** With the checks of translations: whoever writes all languages at once is told of all. */
function checked(texts: Record<string, string | undefined>): Checked {
  const others = publishedLanguages(contentFolder).filter((one) => one !== DEFAULT_LANGUAGE);
  const isOwn = ({ file }: Problem) => file.replace("content/", "") in texts;
  return contentWith(texts, (folder) =>
    others.flatMap((language) => translationErrors(language, folder)).filter(isOwn),
  );
}
