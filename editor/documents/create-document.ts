/**
 * Creates a page, a town or a contest: all of its files at once, or none. It is written in English; other languages
 * show that until somebody translates it.
 */
import { z } from "zod";
import type { LocalFacts } from "#app/content/reading/place.ts";
import { HttpError } from "#editor/server/requests.ts";
import { editsShape } from "#editor/server/changes.ts";
import { readContentFile, readState, saveFiles, withEdits } from "#editor/server/content-files.ts";
import { formShapeOf } from "#editor/shapes/shapes.ts";
import { errorInName, isDocumentType } from "./document-types.ts";
import { NAME, templatesOf } from "./templates.ts";

const LONGEST_TITLE = 60;

export const beginningShape = z.strictObject({
  type: z.string(),
  /** In words, like "Fort Pierce". */
  title: z.string(),
  /** Of a town, as local-facts.yaml names them. */
  county: z.string().exactOptional(),
  utility: z.string().exactOptional(),
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
  const { problems, files: written } = saveFiles(Object.fromEntries(changes));
  return { problems, files: Object.keys(written) };
}

function textsFor(asked: z.output<typeof beginningShape>): Record<string, string> {
  const { type, county = "", utility = "" } = asked;
  const title = asked.title.replaceAll(/\s+/g, " ").trim();
  if (!isDocumentType(type)) throw new HttpError("There is no such thing to be created.", 404);
  if (!title || title.length > LONGEST_TITLE) {
    throw new HttpError(`Say what it is called, in at most ${LONGEST_TITLE} letters.`);
  }
  if (type !== "town") return templatesOf(type, { CALLED: title });
  const { counties, utilities } = readContentFile("local-facts.yaml") as LocalFacts;
  const office = counties[county]?.permitOffice;
  if (!office || !utilities[utility]) throw new HttpError("Choose its county and power company.");
  return templatesOf(type, {
    CALLED: title,
    COUNTY: county,
    UTILITY: utility,
    OFFICE: office.name,
    LOOK_UP: office.lookUp,
  });
}
