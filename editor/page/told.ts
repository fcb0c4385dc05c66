/** What the form and the page beside it tell each other where each is at a name of its own. */

/** The page says whether it listens. */
export const AWAKE = "editor: awake";
export const ASLEEP = "editor: asleep";

/** The form says what to do; a number is the section to show, from the end. */
export const LOAD_ANEW = "editor: load anew";
export type Told = typeof LOAD_ANEW | number;

/** @param fromEnd each section of a page is one element, and nothing follows them: the last one is -1 */
export function showSectionIn(page: Document | null | undefined, fromEnd: number): void {
  const main = page?.querySelector("main");
  const section = main ? [...main.children].at(fromEnd) : undefined;
  section?.scrollIntoView({ block: "start" });
}
