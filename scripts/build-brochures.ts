/**
 * Prints the brochures from the built site: `npm run brochures`. Those that are current stay as they
 * are; the day in them is the day they were made.
 */
import { mkdir, writeFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { brochureFiles } from "#app/content/brochures.ts";
import { paletteOf } from "#app/content/brand-colors.ts";
import { fill } from "#app/content/fill.ts";
import { localeOf, prefixOf } from "#app/content/language.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import {
  type Brochure,
  inPublic,
  manifestFile,
  outdatedBrochures,
  plannedBrochures,
  readManifest,
} from "#scripts/brochures.ts";
import { startBrowser } from "#scripts/browser.ts";
import { startBuiltSite } from "#scripts/start-site.ts";
import { endWithError } from "#scripts/end-with-error.ts";

/** Letter, at 96 pixels an inch. */
const SHEET = { width: 816, height: 1056 };
const MARGIN = 56;
/** Wide enough for half a page at 200 dots an inch. */
const PICTURE_WIDTH = 1500;
const PREVIEW_WIDTH = 480;
/** A little smaller than a printed page of the site, so that less paper is needed. */
const SCALE = 0.88;

const today = new Date().toISOString().slice(0, 10);

async function buildBrochures() {
  const outdated = await outdatedBrochures();
  const manifest = await readManifest();
  // The site is built from the manifest, which must name brochures that are to be printed from it.
  for (const { name } of outdated) {
    manifest[name] ??= { content: "", asOf: today, pages: 0, bytes: 0, preview: SHEET };
  }
  const names = plannedBrochures().map(({ name }) => name);
  const save = () => {
    const current = Object.fromEntries(names.sort().map((name) => [name, manifest[name]]));
    return writeFile(manifestFile, `${JSON.stringify(current, null, 2)}\n`);
  };
  await save();
  await mkdir(inPublic("brochures"), { recursive: true });
  await using site = await startBuiltSite();
  await using browser = await startBrowser();
  for (const brochure of outdated) {
    const { pdf, preview } = await print(browser, site.origin, brochure);
    const files = brochureFiles(brochure.name);
    await writeFile(inPublic(files.document), pdf);
    await writeFile(inPublic(files.preview), preview.data);
    const { width, height } = preview.info;
    const pages = pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
    const { content } = brochure;
    const bytes = pdf.length;
    manifest[brochure.name] = { content, asOf: today, pages, bytes, preview: { width, height } };
    console.log(`${files.document}: ${pages} pages, ${Math.round(bytes / 1000)} kB`);
  }
  await save();
}

/** The page with its print styles, of which only the named sections are left. */
async function print(browser: Browser, origin: string, { address, language, sections }: Brochure) {
  const viewport = { width: SHEET.width - 2 * MARGIN, height: SHEET.height - 2 * MARGIN };
  const page = await browser.newPage({ viewport, javaScriptEnabled: false });
  await page.route(/\.(webp|avif)$/, async (route) => {
    // PDF keeps JPEG as it is, and makes anything else very large.
    const picture = await (await route.fetch()).body();
    const jpeg = sharp(picture)
      .resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
      .jpeg({ quality: 82, mozjpeg: true });
    await route.fulfill({ body: await jpeg.toBuffer(), contentType: "image/jpeg" });
  });
  await page.emulateMedia({ media: "print" });
  await page.goto(origin + prefixOf(language) + address);
  await page.evaluate(leaveOnly, { sections, styles: sheetStyles(language) });
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    scale: SCALE,
  });
  const shown = await page.screenshot({ clip: { x: 0, y: 0, ...viewport } });
  await page.close();
  const sheet = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: "#fff" };
  const framed = await sharp(shown).extend(sheet).toBuffer();
  const preview = await sharp(framed)
    .resize({ width: PREVIEW_WIDTH })
    .webp({ quality: 76 })
    .toBuffer({ resolveWithObject: true });
  return { pdf, preview };
}

/** The size of a sheet, and below each whose it is, of which day, and which page. */
function sheetStyles(language: string): string {
  const { brand, company, languages } = readContent(fixedAddresses(), contentFolder, today);
  const words = languages[language]?.words.brochure;
  if (!words) throw new Error(`There are no words of brochures in ${language}`);
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" });
  const asOf = fill(words.asOf, { date: day.format(new Date(today)) });
  const { name, phone, website } = company;
  const left = [name, phone.shown, new URL(website).host, asOf].join(" · ");
  const right = JSON.stringify(words.page)
    .replace("{page}", '" counter(page) "')
    .replace("{pages}", '" counter(pages) "');
  const font = `font: 8pt "${brand.fonts.text.family}", sans-serif; white-space: nowrap; color: ${paletteOf(brand.colors).ink}`;
  return `@page {
    size: letter; margin: ${MARGIN}px;
    @bottom-left { content: ${JSON.stringify(left)}; ${font} }
    @bottom-right { content: ${right}; ${font} }
  }`;
}

/** In the page: takes away what is not named, and adds styles. */
function leaveOnly({ sections, styles }: { sections: string[]; styles: string }) {
  const isNamed = (element: Element) => sections.includes(element.id);
  const isKept = (element: Element) =>
    isNamed(element) || element.matches("summary") || element.querySelector("h1") !== null;
  const holds = (element: Element) => [...element.querySelectorAll("[id]")].some(isNamed);
  const prune = (element: Element) => {
    for (const child of [...element.children].filter((one) => !isKept(one))) {
      if (holds(child)) prune(child);
      else child.remove();
    }
  };
  for (const main of document.querySelectorAll("main")) prune(main);
  for (const picture of document.images) picture.loading = "eager";
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

if (import.meta.main) {
  await buildBrochures().catch(endWithError);
}
