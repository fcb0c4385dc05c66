/**
 * Makes the small pictures of kinds of sections for the editor, from the built site: each kind where it
 * stands first. `npm run kind-pictures`, or of some kinds, `npm run kind-pictures -- hero call`
 */
import path from "node:path";
import type { Page as Tab } from "@playwright/test";
import sharp from "sharp";
import { contentFolder } from "#app/content/reading/languages.ts";
import { readContent } from "#app/content/reading/read.ts";
import { withoutMarks } from "#app/content/rich-words.ts";
import { fixedAddresses } from "#app/routes.ts";
import { section } from "#app/sections/section.schema.ts";
import { startBrowser } from "#scripts/browser.ts";
import { endWithError } from "#scripts/end-with-error.ts";
import { startBuiltSite } from "#scripts/start-site.ts";
import { projectFolder } from "#server/settings.ts";

const FOLDER = path.join(projectFolder, "editor/kinds");
/** In CSS pixels; of a longer section the top is shown. */
const SHOWN = { width: 1280, height: 800 };
/** A section that is scrolled to stays clear of the header. */
const WINDOW = { width: 1280, height: 1000 };
/** Twice as many pixels as the editor shows. */
const PICTURE_WIDTH = 480;
const AVIF = { quality: 50, effort: 9 };

interface Place {
  address: string;
  heading: string;
}

/** Where each kind stands first. */
function firstPlaces(): Map<string, Place> {
  const { languages } = readContent(fixedAddresses(), contentFolder);
  const { pages = {}, locationPages = {} } = languages.en ?? {};
  const towns = Object.entries(locationPages).map(([name, page]) => [`/${name}`, page] as const);
  const places = new Map<string, Place>();
  for (const [address, { sections }] of [...Object.entries(pages), ...towns]) {
    for (const { kind, heading } of sections) {
      if (!places.has(kind)) places.set(kind, { address, heading: withoutMarks(heading) });
    }
  }
  return places;
}

async function draw(tab: Tab, { address, heading }: Place) {
  await tab.goto(address);
  const parts = tab.locator("main > *");
  const headed = parts.filter({ has: tab.getByRole("heading", { name: heading, exact: true }) });
  const part = headed.or(parts.filter({ hasText: heading })).first();
  const top = await part.evaluate(async (shown) => {
    for (const image of shown.querySelectorAll("img")) image.loading = "eager";
    await Promise.allSettled([...shown.querySelectorAll("img")].map((image) => image.decode()));
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      const isAround = element.contains(shown) || shown.contains(element);
      if (!isAround) element.style.visibility = "hidden";
    }
    document.body.style.paddingBottom = "100vh";
    shown.scrollIntoView();
    return shown.getBoundingClientRect().top;
  });
  const shot = await tab.screenshot({ clip: { x: 0, y: top, ...SHOWN } });
  return sharp(shot).resize({ width: PICTURE_WIDTH }).avif(AVIF);
}

async function buildKindPictures(chosen: string[]) {
  const kinds = section.options.map(({ shape }) => shape.kind.value);
  const places = firstPlaces();
  await using site = await startBuiltSite();
  await using browser = await startBrowser();
  const tab = await browser.newPage({
    baseURL: site.origin,
    viewport: WINDOW,
    reducedMotion: "reduce",
  });
  for (const kind of kinds.filter((one) => chosen.length === 0 || chosen.includes(one))) {
    const place = places.get(kind);
    if (place) await (await draw(tab, place)).toFile(path.join(FOLDER, `${kind}.avif`));
    else console.log(`No page shows a section of the kind ${kind}: its picture stays as it is.`);
  }
}

await buildKindPictures(process.argv.slice(2)).catch(endWithError);
