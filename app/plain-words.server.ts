import { languageOf, prefixOf } from "#app/content/language.ts";
import { contentFor, publicOrigin, siteLanguages } from "#app/content/load.server.ts";
import { ERROR_TITLE } from "#app/layout/error-screen.tsx";
import type { PlainWordsAt } from "#server/plain-page.ts";

/** For the server's own small pages (server/plain-page.ts). */
export const plainWordsAt: PlainWordsAt = (path) => {
  // The rest of what was asked for may be no address at all.
  const language = languageOf(path, siteLanguages);
  const home = prefixOf(language) || "/";
  const { company, words } = contentFor(new URL(home, publicOrigin));
  return {
    language,
    home,
    name: company.name,
    phone: company.phone,
    errorTitle: ERROR_TITLE,
    words,
  };
};
