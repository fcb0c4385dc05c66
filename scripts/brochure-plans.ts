/**
 * Which brochures the content asks for, and which of them were made of other words. Not a matter of time: a
 * mark of what a brochure is made of is kept beside it.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type BrochureManifest, brochureFiles, brochureName } from "#app/content/brochures.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import { END_OF_TIME, readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { brochureHtml } from "#scripts/brochure-page.ts";
import { projectFolder } from "#server/settings.ts";

export const manifestFile = path.join(projectFolder, "brochures/manifest.json");
const styleFile = path.join(projectFolder, "brochures/brochure.css");
export const inPublic = (address: string) => path.join(projectFolder, "public", address);

export interface Plan {
  name: string;
  /** The page that it is made of: its path in the content folder. */
  page: string;
  language: string;
  html: string;
  /** Hash of words, choice and styles; pictures count by the hash in their names. */
  content: string;
}

/**
 * Every brochure that the content asks for, in the words that stay true: paper that was handed out
 * withdraws nothing.
 */
export async function planBrochures(folder = contentFolder): Promise<Plan[]> {
  const site = readContent(fixedAddresses(folder), folder, END_OF_TIME);
  const style = await readFile(styleFile);
  return Object.entries(site.languages).flatMap(([language, words]) =>
    Object.entries(words.pages)
      .filter(([, page]) => page.sections.some(({ kind }) => kind === "brochure"))
      .map(([address]) => {
        const name = brochureName(language, address);
        const html = telling(name, () => brochureHtml(site, words, address, language));
        const hash = createHash("sha256").update(html).update(style).digest("hex");
        const page = `${language}/pages${address}.yaml`;
        return { name, page, language, html, content: hash.slice(0, 16) };
      }),
  );
}

/** Those that do not match the content. */
export async function outdatedBrochures(folder = contentFolder): Promise<Plan[]> {
  const manifest = await readManifest();
  const plans = await planBrochures(folder);
  const isCurrent = await Promise.all(
    plans.map(async ({ name, content }) => {
      const entry = manifest[name];
      const file = await readFile(inPublic(brochureFiles(name).document)).catch(() => undefined);
      return entry?.content === content && file?.length === entry.bytes;
    }),
  );
  return plans.filter((_, index) => !isCurrent[index]);
}

/** What is said at the page of such a brochure. */
export const MADE_BEFORE =
  "The printable brochure was made before these words; run npm run brochures";

export async function readManifest(): Promise<BrochureManifest> {
  return JSON.parse(await readFile(manifestFile, "utf8").catch(() => "{}"));
}

/** Adds the brochure's name to what went wrong. */
export function telling<T>(name: string, work: () => T): T {
  const tell = (error: unknown): never => {
    throw new Error(`The brochure ${name}: ${(error as Error).message}`, { cause: error });
  };
  try {
    const result = work();
    return result instanceof Promise ? (result.catch(tell) as T) : result;
  } catch (error) {
    return tell(error);
  }
}
