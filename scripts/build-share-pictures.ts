/**
 * Makes the picture that other sites show with a link to a page, for each page that begins with a
 * picture: `npm run share-pictures`. Those that are current stay as they are.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { prefixOf } from "#app/content/language.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import { END_OF_TIME, readContent } from "#app/content/reading/read.ts";
import { openingOf, SHARE_SIZE, type ShareManifest } from "#app/content/share-pictures.ts";
import { fixedAddresses } from "#app/routes.ts";
import { startBrowser } from "#scripts/browser.ts";
import { fitHeading, sharePage } from "#scripts/share-page.ts";
import { endWithError } from "#scripts/end-with-error.ts";
import { projectFolder } from "#server/settings.ts";

const JPEG_QUALITY = 80;
/** A place of our own for the browser, which never leaves this process. */
const ORIGIN = "http://share.test";

const manifestFile = path.join(projectFolder, "images/share.json");
const publicFolder = path.join(projectFolder, "public");
const shareFolder = path.join(publicFolder, "share");

interface Plan {
  /** With the language before it, like `/es/solar`. */
  address: string;
  /** Named after the page, and after a hash of all that stands on the picture. */
  file: string;
  html: string;
}

function planPictures(): Plan[] {
  const { languages, company } = readContent(fixedAddresses(), contentFolder, END_OF_TIME);
  return Object.entries(languages).flatMap(([language, { pages, locationPages }]) => {
    const places = Object.entries(locationPages).map(([slug, page]) => [`/${slug}`, page] as const);
    return [...Object.entries(pages), ...places].flatMap(([ownAddress, page]) => {
      const opening = openingOf(page);
      if (!opening) return [];
      const address = prefixOf(language) + ownAddress;
      const html = sharePage(company.name, opening);
      const key = createHash("sha256").update(html).digest("hex").slice(0, 8);
      return [{ address, file: `${address.slice(1).replaceAll("/", "-")}-${key}.jpg`, html }];
    });
  });
}

/**
 * @param given the table to look at; that of the project where none is given
 * @returns addresses of the pages whose share picture is not made, or shows something else
 */
export async function outdatedSharePictures(given?: ShareManifest): Promise<string[]> {
  const manifest = given ?? (JSON.parse(await readFile(manifestFile, "utf8")) as ShareManifest);
  const plans = planPictures();
  const planned = new Set(plans.map(({ address }) => address));
  return [
    ...plans.filter(({ address, file }) => manifest[address] !== file || !isMade(file)),
    ...Object.keys(manifest).flatMap((address) => (planned.has(address) ? [] : { address })),
  ].map(({ address }) => address);
}

const isMade = (file: string) => existsSync(path.join(shareFolder, file));

async function buildSharePictures() {
  const plans = planPictures();
  await using browser = await startBrowser();
  await mkdir(shareFolder, { recursive: true });
  for (const plan of plans) {
    if (isMade(plan.file)) continue;
    const picture = await draw(browser, plan);
    await writeFile(path.join(shareFolder, plan.file), picture);
    console.log(`${plan.file}: ${Math.round(picture.length / 1000)} kB`);
  }
  const needed = new Set(plans.map(({ file }) => file));
  for (const file of await readdir(shareFolder)) {
    if (!needed.has(file)) await rm(path.join(shareFolder, file));
  }
  const manifest = Object.fromEntries(plans.map(({ address, file }) => [address, file]));
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
}

async function draw(browser: Browser, { address, html }: Plan): Promise<Buffer> {
  const page = await browser.newPage({ viewport: SHARE_SIZE });
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: html });
    const folder = pathname.startsWith("/app/") ? projectFolder : publicFolder;
    return route.fulfill({ path: path.join(folder, pathname) });
  });
  await page.goto(ORIGIN);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(fitHeading).catch((error: Error) => {
    throw new Error(`The share picture of ${address}: ${error.message}`);
  });
  const drawn = await page.screenshot();
  await page.close();
  return sharp(drawn).jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();
}

if (import.meta.main) {
  await buildSharePictures().catch(endWithError);
}
