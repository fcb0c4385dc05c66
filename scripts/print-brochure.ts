/** Prints the HTML of a brochure with Chromium. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { BROWSER_FLAGS, findChromium } from "#scripts/browser.ts";
import { projectFolder } from "#server/settings.ts";

/** A place of our own for the browser, which never leaves this process. */
const ORIGIN = "http://brochure.test";
/** Wide enough for half a page at 200 dots an inch. */
const PICTURE_WIDTH = 1500;
const PREVIEW_WIDTH = 480;

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: BROWSER_FLAGS });
}

/** @throws when the contents do not fit on a page */
export async function printBrochure(browser: Browser, html: string, language: string) {
  const page = await browser.newPage({ deviceScaleFactor: 1.5 });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: whole });
    return route.fulfill({ body: await fileFor(pathname), contentType: typeOf(pathname) });
  });
  const whole = `<!doctype html><html lang="${language}"><meta charset="utf-8"><link rel="stylesheet" href="/brochures/brochure.css">${html}</html>`;
  await page.goto(ORIGIN);
  await page.evaluate(() => document.fonts.ready);
  await expectToFit(page);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  const first = await page.locator(".page").first().screenshot();
  await page.close();
  const preview = await sharp(first)
    .resize({ width: PREVIEW_WIDTH })
    .webp({ quality: 76 })
    .toBuffer({ resolveWithObject: true });
  return { pdf, preview: preview.data, size: preview.info };
}

/** PDF keeps JPEG as it is, and makes anything else very large. */
async function fileFor(pathname: string): Promise<Buffer> {
  const bytes = await readFile(path.join(projectFolder, pathname));
  if (!pathname.endsWith(".webp")) return bytes;
  return sharp(bytes)
    .resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".webp": "image/jpeg",
  ".woff2": "font/woff2",
};

const typeOf = (pathname: string) => TYPES[path.extname(pathname)] ?? "application/octet-stream";

async function expectToFit(page: Page) {
  const surplus = await page.locator(".page").evaluateAll((pages) =>
    pages.flatMap((sheet, index) =>
      [...sheet.querySelectorAll("main, header")].map((part) => ({
        part: `${part.tagName === "MAIN" ? "page" : "the head of page"} ${index + 1}`,
        down: part.scrollHeight - part.clientHeight,
        right: part.scrollWidth - part.clientWidth,
      })),
    ),
  );
  for (const { part, down, right } of surplus) {
    if (down > 1 || right > 1) {
      const much = right > 1 ? "a column" : `${Math.ceil(down)} pixels`;
      throw new Error(`${part} is ${much} too long: choose fewer parts, questions or words`);
    }
  }
}
