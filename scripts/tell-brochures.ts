/** Tells of which pages the brochure was made before they said what they say now. */
import { contentFolder } from "#app/content/reading/languages.ts";
import { MADE_BEFORE, outdatedBrochures } from "#scripts/brochure-plans.ts";

/** @returns how many there are */
export async function tellBrochures(
  folder = contentFolder,
  tell: (line: string) => void = console.log,
): Promise<number> {
  const outdated = await outdatedBrochures(folder);
  for (const { page } of outdated) tell(`\ncontent/${page}\n    ${MADE_BEFORE}`);
  return outdated.length;
}
