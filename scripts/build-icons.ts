/** Makes the icons from the mark and the page's color in content/brand.yaml: `npm run icons`. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { paletteOf } from "#app/content/brand-colors.ts";
import { readBrand } from "#app/content/reading/brand.ts";
import { projectFolder } from "#server/settings.ts";

const inPublic = (file: string) => path.join(projectFolder, "public", file);

async function buildIcons() {
  const { colors, logo } = readBrand();
  const mark = await readFile(inPublic(logo.mark));
  const pageColor = paletteOf(colors)["ground-50"];
  const favicon = sharp(mark, { density: 72 * (32 / 48) })
    .resize(32, 32)
    .png();
  await icon(mark, pageColor, 180).toFile(inPublic("apple-touch-icon.png"));
  await icon(mark, pageColor, 192).toFile(inPublic("icon-192.png"));
  await icon(mark, pageColor, 512).toFile(inPublic("icon-512.png"));
  await writeFile(inPublic("favicon.ico"), ico(await favicon.toBuffer()));
}

/** The mark on the page's color, with some air around it: systems cut icons round. */
export function icon(mark: Buffer, pageColor: string, size: number) {
  const inner = Math.round(size * 0.72);
  return sharp({ create: { width: size, height: size, channels: 3, background: pageColor } })
    .composite([{ input: mark, density: 72 * (inner / 48) }])
    .png();
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

if (import.meta.main) await buildIcons();
