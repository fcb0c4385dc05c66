/** Makes the files of one picture. Their settings are the recipes that image-plan.ts names. */
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Manifest } from "#app/content/pictures.ts";
import { isUpright, type Job, outputName } from "#scripts/image-plan.ts";

const AVIF = { quality: 56, effort: 4 };
const UPRIGHT_AVIF = { quality: 50, effort: 6 };
/** Files of this width fill phones. */
const PHONE_WIDTH = 780;
/** A page's first picture of this many bytes is there within 1.55 s on Lighthouse's slow line. */
export const PHONE_BYTES = 22_000;
const PHONE_AVIF = { best: 50, least: 38, step: 2, effort: 6 };
const WEBP = { quality: 78 };
const PLACEHOLDER = { width: 12, quality: 30 };

/** @param onMade is told of each file, once it is there */
export async function makeFiles(job: Job, folder: string) {
  const avif = isUpright(job.entry) ? UPRIGHT_AVIF : AVIF;
  for (const width of job.entry.widths) {
    const resized = sharp(job.master).resize({ width });
    const inAvif =
      width === PHONE_WIDTH ? forPhones(resized) : resized.clone().avif(avif).toBuffer();
    await write(path.join(folder, outputName(job, width, "avif")), await inAvif);
    const inWebp = await resized.clone().webp(WEBP).toBuffer();
    await write(path.join(folder, outputName(job, width, "webp")), inWebp);
  }
}

/** As good as it can be in a phone's bytes; but never worse than what still looks right on a phone. */
async function forPhones(image: Sharp): Promise<Buffer> {
  const { best, least, step, effort } = PHONE_AVIF;
  const bytesAt = (quality: number) => image.clone().avif({ quality, effort }).toBuffer();
  const smallest = await bytesAt(least);
  if (smallest.length > PHONE_BYTES) return smallest;
  for (let quality = best; quality > least; quality -= step) {
    const bytes = await bytesAt(quality);
    if (bytes.length <= PHONE_BYTES) return bytes;
  }
  return smallest;
}

export async function placeholderOf({ master }: Pick<Job, "master">): Promise<string> {
  const { width, quality } = PLACEHOLDER;
  const tiny = await sharp(master).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

/** @param folder which holds images.yaml */
export async function writeManifest(manifest: Manifest, folder: string) {
  const file = path.join(folder, "manifest.json");
  const sorted = Object.entries(manifest).toSorted(([a], [b]) => a.localeCompare(b));
  await writeFile(`${file}.new`, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  await rename(`${file}.new`, file);
}

/** Writes beside, then renames, so that a file is either whole or absent. */
async function write(file: string, bytes: Buffer) {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
