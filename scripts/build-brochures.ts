/**
 * Makes the printable brochures from the pages' own content: `npm run brochures`. Those that are
 * current stay as they are; the day in them is the day they were made.
 */
import { localeOf } from "#app/content/language.ts";
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type BrochureManifest, brochureFiles, brochureName } from "#app/content/brochures.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import { END_OF_TIME, readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { brochureHtml, DAY, PAGES } from "#scripts/brochure-page.ts";
import { printBrochure, startBrowser } from "#scripts/print-brochure.ts";
import { tellError } from "#scripts/tell-error.ts";
import { projectFolder } from "#server/settings.ts";

const manifestFile = path.join(projectFolder, "brochures/manifest.json");
const styleFile = path.join(projectFolder, "brochures/brochure.css");
const inPublic = (address: string) => path.join(projectFolder, "public", address);

interface Plan {
  name: string;
  language: string;
  html: string;
  /** Hash of words, choice and styles; pictures count by the hash in their names. */
  content: string;
}

/**
 * Every brochure that the content asks for, in the words that stay true: paper that was handed out
 * withdraws nothing.
 */
export async function planBrochures(): Promise<Plan[]> {
  const site = readContent(fixedAddresses(), contentFolder, END_OF_TIME);
  const style = await readFile(styleFile);
  return Object.entries(site.languages).flatMap(([language, words]) =>
    Object.entries(words.pages)
      .filter(([, page]) => page.sections.some(({ kind }) => kind === "brochure"))
      .map(([address]) => {
        const name = brochureName(language, address);
        const html = telling(name, () => brochureHtml(site, words, address, language));
        const hash = createHash("sha256").update(html).update(style).digest("hex");
        return { name, language, html, content: hash.slice(0, 16) };
      }),
  );
}

/** Names of the brochures that do not match the content. Never a matter of time. */
export async function outdatedBrochures(): Promise<string[]> {
  const manifest = await readManifest();
  const plans = await planBrochures();
  const checked = await Promise.all(
    plans.map(async ({ name, content }) => {
      const entry = manifest[name];
      const file = await readFile(inPublic(brochureFiles(name).document)).catch(() => undefined);
      return entry?.content === content && file?.length === entry.bytes ? [] : [name];
    }),
  );
  return checked.flat();
}

async function buildBrochures() {
  const outdated = await outdatedBrochures();
  const manifest = await readManifest();
  const plans = await planBrochures();
  await using browser = await startBrowser();
  await mkdir(inPublic("brochures"), { recursive: true });
  for (const { name, language, html, content } of plans) {
    if (!outdated.includes(name)) continue;
    const asOf = new Date().toISOString().slice(0, 10);
    const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" });
    const made = await telling(name, () =>
      printBrochure(browser, html.replaceAll(DAY, day.format(new Date(asOf))), language),
    );
    const files = brochureFiles(name);
    await writeFile(inPublic(files.document), made.pdf);
    await writeFile(inPublic(files.preview), made.preview);
    const { width, height } = made.size;
    const bytes = made.pdf.length;
    manifest[name] = { content, asOf, pages: PAGES, bytes, preview: { width, height } };
    console.log(`${files.document}: ${Math.round(bytes / 1000)} kB`);
  }
  const names = plans.map(({ name }) => name).sort();
  const current = Object.fromEntries(names.map((name) => [name, manifest[name]]));
  await writeFile(manifestFile, `${JSON.stringify(current, null, 2)}\n`);
}

async function readManifest(): Promise<BrochureManifest> {
  return JSON.parse(await readFile(manifestFile, "utf8").catch(() => "{}"));
}

/** Adds the brochure's name to what went wrong. */
function telling<T>(name: string, work: () => T): T {
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

if (import.meta.main) {
  await buildBrochures().catch((error: unknown) => {
    tellError(error);
    process.exitCode = 1;
  });
}
