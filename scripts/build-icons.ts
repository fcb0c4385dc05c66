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
  // Under its old name, which is asked for unasked; browsers see that it is a PNG.
  await writeFile(inPublic("favicon.ico"), await favicon.toBuffer());
}

/** The mark on the page's color, with some air around it: systems cut icons round. */
export function icon(mark: Buffer, pageColor: string, size: number) {
  const inner = Math.round(size * 0.72);
  return sharp({ create: { width: size, height: size, channels: 3, background: pageColor } })
    .composite([{ input: mark, density: 72 * (inner / 48) }])
    .png();
}

if (import.meta.main) await buildIcons();
