/**
 * Makes the pictures that other sites show with a link to a page: `npm run share-pictures`. One for each
 * page that begins with a picture, and the home page. Those that are current stay as they are.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { paletteOf } from "#app/content/brand-colors.ts";
import { prefixOf } from "#app/content/language.ts";
import { type ReadyPicture, usualAddressOf } from "#app/content/pictures.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import { FONTS_FOLDER } from "#app/content/reading/brand.ts";
import { END_OF_TIME, readContent } from "#app/content/reading/read.ts";
import {
  HOUSE_PAGE,
  openingOf,
  SHARE_SIZE,
  type ShareManifest,
} from "#app/content/share-pictures.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { fixedAddresses } from "#app/routes.ts";
import { startBrowser } from "#scripts/browser.ts";
import { endWithError } from "#scripts/end-with-error.ts";
import { layHouse, planHouses } from "#scripts/share-houses.ts";
import { escapeHtml } from "#server/escape-html.ts";
import { projectFolder } from "#server/settings.ts";

const JPEG = { quality: 80, mozjpeg: true };
/** Half of a picture is cut off. */
const PICTURE_WIDTH_PX = 1200;
/** Answered from the project's files: the browser never leaves this process. */
const ORIGIN = "http://share.test";

const manifestFile = path.join(projectFolder, "images/share.json");
const publicFolder = path.join(projectFolder, "public");
const shareFolder = path.join(publicFolder, "share");

const read = () => readContent(fixedAddresses(), contentFolder, END_OF_TIME);

interface Plan {
  /** With the language before it, like `/es/solar`. */
  address: string;
  /** Named after the page, and after a hash of all that stands on the picture. */
  file: string;
  make: (browser: Browser) => Promise<Buffer>;
}

function planPictures(): Plan[] {
  const { languages, ...us } = read();
  const ofPages = Object.entries(languages).flatMap(([language, { pages, locationPages }]) => {
    const places = Object.entries(locationPages).map(([slug, page]) => [`/${slug}`, page] as const);
    return [...Object.entries(pages), ...places].flatMap(([ownAddress, page]) => {
      const isHome = ownAddress === "/";
      const opening = openingOf(page) ?? (isHome && { heading: page.title, picture: undefined });
      if (!opening) return [];
      const address = prefixOf(language) + ownAddress;
      const html = sharePage(us, opening);
      const name = `${address.slice(1)}${isHome ? "home" : ""}`.replaceAll("/", "-");
      const make = (browser: Browser) => draw(browser, address, html);
      return [{ address, file: `${name}-${hashOf(html)}.jpg`, make }];
    });
  });
  const ofHouses = planHouses({ languages, ...us }).map(({ name, layers, shows }) => ({
    address: `${HOUSE_PAGE}?${name}`,
    file: `${HOUSE_PAGE.slice(1).replaceAll("/", "-")}-${name}-${hashOf(shows)}.jpg`,
    make: () => layHouse(layers),
  }));
  return [...ofPages, ...ofHouses];
}

const hashOf = (shown: string) => createHash("sha256").update(shown).digest("hex").slice(0, 8);

/** The addresses of pages whose picture is not made, or shows something else. */
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
  for (const { file, make } of plans) {
    if (isMade(file)) continue;
    const picture = await make(browser);
    await writeFile(path.join(shareFolder, file), picture);
    console.log(`${file}: ${Math.round(picture.length / 1000)} kB`);
  }
  const needed = new Set(plans.map(({ file }) => file));
  for (const file of await readdir(shareFolder)) {
    if (!needed.has(file)) await rm(path.join(shareFolder, file));
  }
  const manifest = Object.fromEntries(plans.map(({ address, file }) => [address, file]));
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
}

async function draw(browser: Browser, address: string, html: string): Promise<Buffer> {
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
  return sharp(drawn).jpeg(JPEG).toBuffer();
}

type Us = Pick<SiteContent, "brand" | "company">;

interface Opening {
  eyebrow?: string | undefined;
  heading: string;
  picture: ReadyPicture | undefined;
}

/** Files are named by their addresses on the site; the font by its place in the project. */
export function sharePage({ company, brand }: Us, { eyebrow, heading, picture }: Opening): string {
  const { heading: font } = brand.fonts;
  const family = font.file ? "Heading" : `"${font.family}"`;
  const face = `@font-face {
      font-family: Heading;
      src: url(/${FONTS_FOLDER}/${font.file});
      font-weight: 200 800;
    }`;
  const colors = paletteOf(brand.colors);
  return `<!doctype html><meta charset="utf-8"><style>
    ${font.file ? face : ""}
    body {
      display: grid; grid-template-columns: 560px 1fr; margin: 0;
      width: ${SHARE_SIZE.width}px; height: ${SHARE_SIZE.height}px;
      background: ${colors["ground-50"]}; color: ${colors["brand-900"]}; font-family: ${family};
    }
    .words {
      display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; gap: 18px;
      padding: 48px 40px 48px 56px; min-width: 0;
    }
    .company { display: flex; align-items: center; gap: 14px; font-size: 32px; font-weight: 700; letter-spacing: -0.5px }
    .company img { width: 64px }
    .eyebrow { margin: 22px 0 -8px; color: ${colors["brand-700"]}; font-size: 27px; font-weight: 600 }
    h1 { margin: 0; font-size: 80px; line-height: 1.04; letter-spacing: -1.6px; text-wrap: balance }
    .company + h1 { margin-top: 22px }
    .picture { width: 100%; height: 100%; object-fit: cover; object-position: 88% 50%; border-radius: 44px 0 0 44px }
  </style>
  <div class="words">
    <div class="company"><img src="/${brand.logo.mark}" alt="">${escapeHtml(company.name)}</div>
    ${eyebrow ? `<p class="eyebrow">${escapeHtml(eyebrow)}</p>` : ""}
    <h1>${escapeHtml(heading)}</h1>
  </div>
  ${picture ? `<img class="picture" alt="" src="${usualAddressOf(picture, PICTURE_WIDTH_PX)}">` : ""}`;
}

/**
 * Runs in the page: makes the heading smaller until all of it is there, and its longest word keeps clear of
 * the picture.
 *
 * @throws when no size does
 */
function fitHeading() {
  const SMALLEST_PX = 40;
  const STEP_PX = 2;
  const heading = document.querySelector("h1");
  const words = document.querySelector(".words");
  if (!heading || !words) throw new Error("There is nothing to fit");
  const isWhole = () =>
    words.scrollHeight <= document.body.clientHeight && heading.scrollWidth <= heading.clientWidth;
  for (let size = 80; !isWhole(); size -= STEP_PX) {
    if (size < SMALLEST_PX) throw new Error(`its heading is too long: ${heading.textContent}`);
    heading.style.fontSize = `${size}px`;
  }
}

if (import.meta.main) await buildSharePictures().catch(endWithError);
