import { data } from "react-router";
import { foreignWordsIn } from "#app/content/foreign-words.ts";
import { crumbsFor, headFor } from "#app/content/head.server.ts";
import { contentFor, type PageContent } from "#app/content/load.server.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import { log } from "#app/log.server.ts";
import { prepareSections } from "#app/sections/prepare.server.ts";
import { sharedHouse } from "#app/sections/your-house-tool/shared-house.server.ts";

/** Of any page at a fixed address that is a list of sections. */
export function loader({ url }: { url: URL }) {
  const content = contentFor(url);
  return pageData(content.pages[content.address], content);
}

/** What a page of sections shows. @throws with status 404 when there is no page */
export function pageData(page: PageWithClaims | undefined, content: PageContent) {
  if (!page) throw missingPage(content);
  const sections = prepareSections(page, content);
  return {
    head: { ...headFor(page, content), ...sharedHouse(sections, content) },
    crumbs: crumbsFor(page, content),
    sections,
    foreign: foreignWordsIn(sections, content.foreign),
  };
}

/** What is thrown for an address that is no page. Its words travel with it, not with every page. */
export const missingPage = (content: PageContent) => data(wordsFor(content), { status: 404 });

function wordsFor({ navigation, words }: PageContent) {
  const labeled = (to: string, label: string) => ({ to, label: words.labels[label] ?? label });
  return {
    ...words.notFound,
    links: [
      labeled("/", "home"),
      ...navigation.footer.services.map(({ to, label }) => labeled(to, label)),
      labeled("/locations", "locations"),
      labeled("/contact", "contact"),
    ],
  };
}

export type MissingPageWords = ReturnType<typeof wordsFor>;

/**
 * Looks something up for a page. While the database is away, the visitor may try again later.
 *
 * @throws a Response with status 503
 */
export async function whileReachable<Found>(lookup: Promise<Found>): Promise<Found> {
  try {
    return await lookup;
  } catch (error) {
    log.error({ err: error }, "a request could not be looked up");
    throw new Response(null, { status: 503 });
  }
}
