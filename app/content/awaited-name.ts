import { awaitedPages } from "#app/content/priced-services.ts";
import type { LanguageContent } from "#app/content/site-content.ts";
import { type Awaited, isService } from "#questions/services.ts";

/** What something that is not there yet is called: as its page says or, once that is gone, as others do. */
export function awaitedName(about: Awaited, { pages, words }: LanguageContent): string {
  const page = pages[awaitedPages({ pages }).get(about) ?? ""];
  const [section] = page?.sections ?? [];
  if (section?.kind === "coming-soon") return section.heading;
  return isService(about) ? words.services[about] : (words.labels[about] ?? about);
}
