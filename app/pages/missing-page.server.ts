/** What is thrown for an address that is no page. Its words travel with it, not with every page. */
import { data } from "react-router";
import type { PageContent } from "#app/content/load.server.ts";

export const missingPage = (content: PageContent) => data(wordsFor(content), { status: 404 });

function wordsFor({ navigation, words }: PageContent) {
  const labelled = (to: string, label: string) => ({ to, label: words.labels[label] ?? label });
  return {
    ...words.notFound,
    links: [
      labelled("/", "home"),
      ...navigation.footer.services.map(({ to, label }) => labelled(to, label)),
      labelled("/locations", "locations"),
      labelled("/contact", "contact"),
    ],
  };
}

export type MissingPageWords = ReturnType<typeof wordsFor>;
