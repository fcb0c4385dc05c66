/** The next release: a page and how it is drawn are changed, so that neither fits the other of before. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A page of which the next release has another heading. */
export const CHANGED_PAGE = "/champions";
export const NEW_HEADING = "What every champion agrees to";

/**
 * @param folder a copy of the project
 * @throws where there is nothing to change
 */
export function changeRelease(folder: string) {
  const change = (place: string, before: RegExp, after: string) =>
    replaceIn(path.join(folder, place), before, after);
  change("app/sections/checklist", /\bitems\b/, "points");
  change("app/sections", /(?<=sectionKind\("checklist".*\n(?: {2}.*\n)*? {2})items:/, "points:");
  change("content", /(?<=kind: checklist\n(?: {4}.*\n)*? {4})items:/, "points:");
  change("content/en/pages", /What champions agree to/, NEW_HEADING);
}

/** Replaces text in each file of a folder that has it. */
function replaceIn(folder: string, before: RegExp, after: string) {
  const files = globSync(path.join(folder, "**/*.{ts,tsx,yaml}"));
  const found = files.filter((file) => before.test(readFileSync(file, "utf8")));
  if (found.length === 0) throw new Error(`No file in ${folder} has ${before}`);
  for (const file of found) {
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replaceAll(new RegExp(before, "g"), after));
  }
}
