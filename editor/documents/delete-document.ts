/** What deletes a page, a town or a contest: all of its files at once. */
import { readFileSync } from "node:fs";
import { contentFolder, yamlFilesIn } from "#app/content/reading/languages.ts";
import type { Changes } from "#editor/server/changes.ts";
import { HttpError } from "#editor/server/requests.ts";
import { readState } from "#editor/server/content-files.ts";
import { contentWith, inContent } from "#editor/server/content-with.ts";
import { documentOf } from "./document-types.ts";

/** What would be deleted. */
export type Deletion = ReturnType<typeof deletionOf>;

/** @param file any of the document's files */
export function deletionOf(file: string) {
  const document = documentOf(file);
  const files = yamlFilesIn(contentFolder).filter((one) => {
    const other = documentOf(one);
    return other && other.type === document?.type && other.name === document.name;
  });
  if (!document || files.length === 0) throw new HttpError("There is nothing to delete.", 404);
  const without = Object.fromEntries(files.map((one) => [one, undefined]));
  const changes = files.map((one) => {
    const { version } = readState(readFileSync(inContent(one), "utf8"));
    return [one, { version, remove: true as const }];
  });
  return {
    ...document,
    /** What deletes it, once it is saved. */
    changes: Object.fromEntries(changes) as Changes,
    /** What would be wrong without it, like links that lead nowhere. */
    problems: contentWith(without).problems,
  };
}
