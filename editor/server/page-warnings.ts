/** What is not wrong with a page, but should be known to who edits it. */
import { readFileSync } from "node:fs";
import { MADE_BEFORE, outdatedBrochures } from "#scripts/brochures.ts";
import { contentNames, inContent } from "./content-files.ts";

export async function pageWarnings(name: string): Promise<string[]> {
  // To plan the brochures takes a second, and most pages have none.
  if (!hasBrochure(name)) return [];
  const outdated = await outdatedBrochures(inContent(""));
  return outdated.some(({ page }) => page === name) ? [`${MADE_BEFORE}.`] : [];
}

const hasBrochure = (name: string) =>
  contentNames().includes(name) && /kind: brochure\b/.test(readFileSync(inContent(name), "utf8"));
