/**
 * Makes the small pictures of kinds of sections that the editor's choice shows, from the built site: each kind
 * where it stands first. `npm run kind-pictures`, or of some kinds, `npm run kind-pictures -- hero call`
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page as Tab } from "@playwright/test";
import sharp from "sharp";
import { contentFolder } from "#app/content/reading/languages.ts";
import { readContent } from "#app/content/reading/read.ts";
import type { Page } from "#app/content/reading/schema.ts";
import { fixedAddresses } from "#app/routes.ts";
import { type Kind, section } from "#app/sections/section.schema.ts";
import { startBrowser } from "#scripts/browser.ts";
import { startSite } from "#scripts/start-site.ts";
import { endWithError } from "#scripts/end-with-error.ts";
import { projectFolder } from "#server/settings.ts";

const FOLDER = path.join(projectFolder, "editor/kinds");
/** CSS pixels of the window, and how much of a long section is shown. */
const WINDOW = { width: 1280, height: 800 };
/** Twice as many pixels as the choice shows it wide. */
const SIZE = { width: 480, height: 300 };
const AVIF_QUALITY = 50;

interface Place {
  kind: Kind;
  address: string;
  heading: string;
}

/** Of kinds that stand on a page. What the others look like was kept when one of them last did. */
function placesOf(kinds: Kind[]): Place[] {
  const { languages } = readContent(fixedAddresses(), contentFolder);
  const { pages = {}, locationPages = {} } = languages.en ?? {};
  const all: [string, Page][] = [
    ...Object.entries(pages),
    ...Object.entries(locationPages).map(([name, page]): [string, Page] => [`/${name}`, page]),
  ];
  return kinds.flatMap((kind) => {
    for (const [address, { sections }] of all) {
      const found = sections.find((one) => one.kind === kind);
      if (found) return { kind, address, heading: found.heading };
    }
    console.log(`No page shows a section of the kind ${kind}: its picture stays as it is.`);
    return [];
  });
}

async function pictureOf(tab: Tab, origin: string, { kind, address, heading }: Place) {
  await tab.goto(origin + address);
  const parts = tab.locator("main > *");
  const name = plain(heading);
  const headed = parts.filter({ has: tab.getByRole("heading", { name, exact: true }) });
  const isHeaded = (await headed.count()) > 0;
  const part = (isHeaded ? headed : parts.filter({ hasText: name })).first();
  await part.scrollIntoViewIfNeeded();
  await part
    .locator("img")
    .evaluateAll((all: HTMLImageElement[]) =>
      Promise.all(all.map((one) => one.decode().catch(() => undefined))),
    );
  const shot = await part.screenshot({ style: AROUND });
  const { width, height } = await sharp(shot).metadata();
  const shown = { left: 0, top: 0, width, height: Math.min(height, WINDOW.height) };
  const top = await sharp(shot).extract(shown).toBuffer();
  const small = await sharp(top)
    .resize({ ...SIZE, fit: "contain", background: await groundOf(shot) })
    .avif({ quality: AVIF_QUALITY, effort: 9 })
    .toBuffer();
  await writeFile(path.join(FOLDER, `${kind}.avif`), small);
}

/** What is around the page, of which some stays at the edges of the window. */
const AROUND = "body :not(:has(main), main, main *) { visibility: hidden !important }";

/** Marks do not show. */
const plain = (words: string) => words.replaceAll(/\[([^\]]*)\]\([^)]*\)|\*\*/g, "$1").trim();

/** The ground that a short section stands on: its corner. */
async function groundOf(shot: Buffer) {
  const corner = sharp(shot).extract({ left: 0, top: 0, width: 1, height: 1 });
  const [r = 255, g = 255, b = 255] = await corner.removeAlpha().raw().toBuffer();
  return { r, g, b };
}

async function buildKindPictures(chosen: string[]) {
  const kinds = section.options.map(({ shape }) => shape.kind.value);
  const places = placesOf(
    chosen.length > 0 ? kinds.filter((kind) => chosen.includes(kind)) : kinds,
  );
  const site = await startSite("build");
  try {
    await using browser = await startBrowser();
    const tab = await browser.newPage({
      viewport: WINDOW,
      reducedMotion: "reduce",
      // What hides the rest of the page is a style that the site would refuse.
      bypassCSP: true,
    });
    await mkdir(FOLDER, { recursive: true });
    for (const place of places) await pictureOf(tab, site.origin, place);
  } finally {
    await site.stop();
  }
  console.log(`Pictures of ${places.length} kinds are in editor/kinds.`);
}

if (import.meta.main) {
  await buildKindPictures(process.argv.slice(2)).catch(endWithError);
}
