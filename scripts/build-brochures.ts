/**
 * Makes the printable brochures from the pages' own content: `npm run brochures`. Those that are
 * current stay as they are; the day in them is the day they were made.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { brochureFiles } from "#app/content/brochures.ts";
import { localeOf } from "#app/content/language.ts";
import { DAY, PAGES } from "#scripts/brochure-page.ts";
import {
  inPublic,
  manifestFile,
  outdatedBrochures,
  planBrochures,
  readManifest,
  telling,
} from "#scripts/brochure-plans.ts";
import { printBrochure, startBrowser } from "#scripts/print-brochure.ts";
import { tellError } from "#scripts/tell-error.ts";

async function buildBrochures() {
  const outdated = new Set((await outdatedBrochures()).map(({ name }) => name));
  const manifest = await readManifest();
  const plans = await planBrochures();
  await using browser = await startBrowser();
  await mkdir(inPublic("brochures"), { recursive: true });
  for (const { name, language, html, content } of plans) {
    if (!outdated.has(name)) continue;
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

if (import.meta.main) {
  await buildBrochures().catch((error: unknown) => {
    tellError(error);
    process.exitCode = 1;
  });
}
