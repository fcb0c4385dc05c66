import { foreignWordsIn } from "#app/content/foreign-words.server.ts";
import { crumbsFor, headFor } from "#app/content/head.server.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import { missingPage } from "#app/pages/missing-page.server.ts";
import { prepareSections } from "#app/sections/prepare.server.ts";

/**
 * What a page of sections shows.
 *
 * @throws with status 404 when there is no page
 */
export function pageData(page: PageWithClaims | undefined, content: PageContent) {
  if (!page) throw missingPage(content);
  const sections = prepareSections(page, content);
  return {
    head: headFor(page, content),
    crumbs: crumbsFor(page, content),
    sections,
    foreign: foreignWordsIn(sections, content.foreign),
  };
}
