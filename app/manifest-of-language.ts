/**
 * The browser knows all pages of a site from the start (react-router.config.ts), but nobody goes on to a
 * page in another language without loading it in full. So each language has a list of its own pages, and
 * a site in two languages weighs no more than one in one.
 */
import { languageOf } from "#app/content/language.ts";

/** As React Router writes the list into its file. */
const FILE = /^window\.__reactRouterManifest=(\{.*\});$/s;
/** Belongs to all pages. */
const ROOT = "root";

interface Listed {
  routes: Record<string, unknown>;
}

/** @param address of the whole list, like `/assets/manifest-134f02d5.js` */
export const manifestAddress = (address: string, language: string): string =>
  address.replace(/\.js$/, `-${language}.js`);

/**
 * What that address holds, made of the whole list.
 *
 * @throws when the list is not as React Router 8.4 writes it
 */
export function manifestOf(language: string, file: string, languages: readonly string[]): string {
  const json = FILE.exec(file)?.[1];
  if (!json)
    throw new Error("React Router's list of routes has changed: app/manifest-of-language.ts");
  const list = JSON.parse(json) as Listed;
  const routes = Object.entries(list.routes).filter(
    ([id]) => id === ROOT || languageOf(id, languages) === language,
  );
  const own = { ...list, routes: Object.fromEntries(routes) };
  return `window.__reactRouterManifest=${JSON.stringify(own)};`;
}
