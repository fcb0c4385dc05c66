/** Makes the icons from public/icon.svg: `npm run icons`. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
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

const favicon = sharp(mark, { density: 72 * (32 / 48) })
  .resize(32, 32)
  .png();

await icon(180).toFile(inProject("public/apple-touch-icon.png"));
await icon(192).toFile(inProject("public/icon-192.png"));
await icon(512).toFile(inProject("public/icon-512.png"));
await writeFile(inProject("public/favicon.ico"), ico(await favicon.toBuffer()));

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
