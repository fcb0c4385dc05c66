/**
 * Makes the icons and the company's share picture from the mark and the home picture: `npm run icons`.
 * Run it after changing public/icon.svg, the company's name or images/masters/hero.webp.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { SHARE_SIZE } from "#app/content/share-pictures.ts";
import { BROWSER_FLAGS, findChromium } from "#scripts/browser.ts";
import { projectFolder } from "#server/settings.ts";

const PAGE_COLOR = "#fffaf0";

const inProject = (file: string) => path.join(projectFolder, file);
const mark = await readFile(inProject("public/icon.svg"));

/** The mark on the page's color, with some air around it: systems cut icons round. */
function icon(size: number) {
  const inner = Math.round(size * 0.72);
  return sharp({ create: { width: size, height: size, channels: 3, background: PAGE_COLOR } })
    .composite([{ input: mark, density: 72 * (inner / 48) }])
    .png();
}

await icon(180).toFile(inProject("public/apple-touch-icon.png"));
await icon(192).toFile(inProject("public/icon-192.png"));
await icon(512).toFile(inProject("public/icon-512.png"));
await writeFile(inProject("public/favicon.ico"), ico(await favicon()));
await writeFile(inProject("public/share.jpg"), await shareImage());

function favicon() {
  return sharp(mark, { density: 72 * (32 / 48) })
    .resize(32, 32)
    .png()
    .toBuffer();
}

/** An .ico file is a header of 22 bytes before one PNG. */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The home picture with the name, set in the site's own type. */
async function shareImage(): Promise<Buffer> {
  const { name } = parse(await readFile(inProject("content/company.yaml"), "utf8"));
  const { labels } = parse(await readFile(inProject("content/en/interface.yaml"), "utf8"));
  const trades = ["solar", "roofing", "hurricane-protection", "hvac"].map((key) => labels[key]);
  const data = async (file: string, type: string) =>
    `data:${type};base64,${(await readFile(inProject(file))).toString("base64")}`;
  const font = await data(
    "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    "font/woff2",
  );
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_FLAGS });
  const page = await browser.newPage({ viewport: SHARE_SIZE });
  await page.setContent(`<style>
    @font-face { font-family: Heading; src: url(${font}); font-weight: 200 800 }
    body { margin: 0; height: 630px; font-family: Heading; color: #0b3b2a;
      background: url(${await data("images/masters/hero.webp", "image/webp")}) 100% 62% / 1290px }
    div { padding: 72px 64px }
    img { width: 112px; display: block; margin-bottom: 28px }
    h1 { font-size: 84px; line-height: 1; letter-spacing: -2px; margin: 0 0 22px; width: 5em }
    p { font-size: 30px; line-height: 1.3; margin: 0; width: 12em }
  </style><div><img src="${await data("public/icon.svg", "image/svg+xml")}"><h1>${name}</h1>
  <p>${trades.join(", ")}</p></div>`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ type: "jpeg", quality: 86 });
  await browser.close();
  return picture;
}
