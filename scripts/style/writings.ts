import type { SiteContent } from "#app/content/site-content.ts";
import { type Prose, proseIn } from "#scripts/style/prose.ts";

/** One file of words, and what is read in it. */
export interface Writing extends Prose {
  file: string;
}

/**
 * Every English file of words: pages, towns, contests, mails and the interface. Facts and claims in them
 * are filled in. Titles and descriptions of pages are for search engines, and left out. Other languages
 * are too: the grade and the habits are those of English.
 */
export function writingsOf({ languages, messages }: SiteContent): Writing[] {
  const { pages = {}, locationPages = {}, contests = {}, words } = languages.en ?? {};
  const of = (folder: string, all: Record<string, unknown>) =>
    Object.entries(all).map(([name, value]) => ({
      file: `${folder}/${name === "/" ? "home" : name.replace(/^\//, "")}`,
      ...proseIn(value),
    }));
  const sections = (all: typeof pages) =>
    Object.fromEntries(Object.entries(all).map(([name, page]) => [name, page.sections]));
  return [
    ...of("pages", sections(pages)),
    ...of("locations", sections(locationPages)),
    ...of("contests", contests),
    { file: "messages", ...proseIn(messages.en) },
    { file: "interface", ...proseIn(words) },
  ];
}
