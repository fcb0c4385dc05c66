/**
 * Turns the masters in images/masters/ into the files that browsers fetch: `npm run images`. Only
 * what changed is made again. All masters are checked before anything is written,
 * so that a bad one leaves the earlier files in place.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { parse } from "yaml";
import { z } from "zod";
import {
  type Focus,
  FOCUS_STEP,
  type Manifest,
  type ManifestEntry,
  type Spot,
  type Spots,
} from "#app/content/pictures.ts";
import { didYouMean } from "#app/content/reading/nearest.ts";
import { imagesFolder, publicFolder } from "#app/content/reading/picture-list.ts";
import { writeAtomically } from "#editor/server/write-atomically.ts";
import { projectFolder } from "#server/settings.ts";

/** sharp works on one thread a picture here, so two pictures keep two cores busy. */
const AT_A_TIME = 2;
const AVIF = { quality: 56, effort: 4 };
const UPRIGHT_AVIF = { quality: 50, effort: 6 };
/** Files of this width fill phones. */
const PHONE_WIDTH = 780;
/** A page's first picture of this many bytes is there within 1.55 s on Lighthouse's slow line. */
export const PHONE_BYTES = 22_000;
const PHONE_AVIF = { best: 50, least: 38, step: 2, effort: 6 };

/**
 * Bump this when the settings above change, so that everything is made again. Its last two words no longer
 * count; they stay, or every file would move.
 */
const RECIPE = "avif-q56-e4 phone-q50-38-22k-e6 webp-q78 placeholder-16";
/** Upright pictures only ever fill a phone, whose pixels are too fine for eyes, so fewer bits do. */
const UPRIGHT_RECIPE = "avif-q50-e6 phone-q50-38-22k-e6 webp-q78 placeholder-16";

/** Across and down, like `25% 75%`. */
const focusWords = z
  .string()
  .regex(/^\d+% \d+%$/, "must be two parts of a hundred, like 25% 75%")
  .transform((text) => text.split(" ").map((one) => Number.parseInt(one, 10)) as Focus)
  .refine((both) => both.every((one) => one <= 100 && one % FOCUS_STEP === 0), {
    error: `takes 0, ${FOCUS_STEP} and so on up to 100`,
  });

/** Across and down, from the top left corner, like `40% 55.5%`. */
const spotWords = z
  .string()
  .regex(/^\d+(\.\d+)?% \d+(\.\d+)?%$/, "must be two parts of a hundred, like 40% 55.5%")
  .transform((text): Spot => {
    const [x = 0, y = 0] = text.split(" ").map(Number.parseFloat);
    return { x, y };
  });

const table = z.strictObject({
  uses: z.record(z.string(), z.array(z.int().positive()).min(1)),
  pictures: z.record(
    z.string(),
    z.strictObject({
      file: z.string(),
      use: z.string(),
      focus: focusWords.optional(),
      spots: z.record(z.string(), spotWords).optional(),
      quality: z.int().min(1).max(100).optional(),
    }),
  ),
});

export interface Folders {
  /** Holds images.yaml, masters/ and manifest.json. */
  images: string;
  /** Where browsers fetch from. */
  output: string;
}

export const ours: Folders = {
  images: imagesFolder,
  output: path.join(publicFolder, "images"),
};

/** The names of pictures whose files do not match their masters. */
export async function outdatedImages(folders = ours): Promise<string[]> {
  const [jobs, earlier] = [await planImages(folders.images), await readManifest(folders)];
  const names = new Set(jobs.map(({ name }) => name));
  const gone = Object.keys(earlier).filter((name) => !names.has(name));
  const isCurrent = ({ name, entry }: Job) => {
    const { focus, spots } = earlier[name] ?? {};
    return isDeepStrictEqual([focus, spots], [entry.focus, entry.spots]);
  };
  const isDone = (job: Job) => isMade(job, earlier, folders) && isCurrent(job);
  return [...jobs.filter((job) => !isDone(job)).map(({ name }) => name), ...gone];
}

/** @throws before anything is written when a master is missing, broken or too small */
export async function buildImages(folders = ours) {
  const [jobs, earlier] = [await planImages(folders.images), await readManifest(folders)];
  await mkdir(folders.output, { recursive: true });
  const manifest: Manifest = {};
  await pLimit(AT_A_TIME).map(jobs, async (job) => {
    if (!isMade(job, earlier, folders)) {
      console.log(`  ${job.name}`);
      await makeFiles(job, folders.output);
    }
    manifest[job.name] = job.entry;
  });
  writeManifest(manifest, folders.images);
  await removeStale(new Set(jobs.flatMap(outputsOf)), folders);
}

async function readManifest(folders: Folders): Promise<Manifest> {
  const file = path.join(folders.images, "manifest.json");
  return readFile(file, "utf8").then(JSON.parse, () => ({}));
}

const isMade = (job: Job, earlier: Manifest, { output }: Folders) =>
  earlier[job.name]?.key === job.entry.key &&
  outputsOf(job).every((file) => existsSync(path.join(output, file)));

async function removeStale(wanted: Set<string>, folders: Folders) {
  for (const file of await readdir(folders.output)) {
    if (!wanted.has(file)) await rm(path.join(folders.output, file));
  }
}

export interface Job {
  name: string;
  /** Path of the master. */
  master: string;
  entry: ManifestEntry;
  /** Of AVIF, in place of what its shape and widths would get. */
  quality?: number | undefined;
}

const outputName = ({ name, entry }: Job, width: number) => `${name}-${width}-${entry.key}.avif`;

/** The names of all files that a picture needs. */
export const outputsOf = (job: Job): string[] =>
  job.entry.widths.map((width) => outputName(job, width));

/**
 * Reads images.yaml and every master in its folder.
 *
 * @throws with all that is wrong, each with the picture's name, the reason and the remedy
 */
async function planImages(folder: string): Promise<Job[]> {
  const { uses, pictures } = await readTable(folder);
  const rendered = await renderedSpots();
  const problems: string[] = [];
  const jobs: Job[] = [];
  for (const [name, asked] of Object.entries(pictures)) {
    const { file, use, focus, spots = rendered[name], quality } = asked;
    try {
      const widths = uses[use];
      if (!widths) {
        throw new Error(`there is no use called ${use}. ${didYouMean(use, Object.keys(uses))}`);
      }
      const master = path.join(folder, "masters", file);
      const { entry, ...job } = await jobOf(name, master, widths, quality);
      jobs.push({ ...job, entry: { ...entry, ...(focus && { focus }), ...(spots && { spots }) } });
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message.trim()}`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return jobs;
}

/** Where the scenes of our renders name spots: they stay true when a picture is rendered again. */
async function renderedSpots(): Promise<Record<string, Spots | undefined>> {
  const file = path.join(projectFolder, "art/hotspots.json");
  const text = await readFile(file, "utf8").catch(() => '{ "views": {} }');
  return (JSON.parse(text) as { views: Record<string, Spots> }).views;
}

/** @returns what images.yaml says */
export async function readTable(folder: string) {
  return table.parse(parse(await readFile(path.join(folder, "images.yaml"), "utf8")));
}

/** What is to be made of one master. @throws where it is missing, broken or too small */
export async function jobOf(name: string, master: string, widths: number[], quality?: number) {
  const file = `masters/${path.basename(master)}`;
  const bytes = await readFile(master).catch(() => {
    throw new Error(`images/${file} is missing; add it, or mend the name in images/images.yaml`);
  });
  const { width, height } = await sizeOf(bytes).catch(() => {
    throw new Error(`images/${file} is not a picture that can be read; export it again`);
  });
  const largest = Math.max(...widths);
  if (width < largest) {
    throw new Error(
      `images/${file} is ${width} px wide, its use needs ${largest}; make it larger or choose another use`,
    );
  }
  const key = createHash("sha256")
    .update(isUpright({ width, height }) ? UPRIGHT_RECIPE : RECIPE)
    .update([widths.join(), ...(quality ? [quality] : [])].join(" q"))
    .update(bytes)
    .digest("hex")
    .slice(0, 8);
  return { name, master, quality, entry: { key, width, height, widths } };
}

const isUpright = ({ width, height }: { width: number; height: number }) => height > width;

/** Decodes the whole picture, so that a file cut short is found out. */
async function sizeOf(bytes: Buffer) {
  const { info } = await sharp(bytes, { failOn: "truncated" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return info;
}

export async function makeFiles(job: Job, folder: string) {
  const { entry, quality } = job;
  const avif = quality ? { quality, effort: 6 } : isUpright(entry) ? UPRIGHT_AVIF : AVIF;
  for (const width of entry.widths) {
    const resized = sharp(job.master).resize({ width });
    const made =
      width === PHONE_WIDTH && !quality ? forPhones(resized) : resized.avif(avif).toBuffer();
    writeAtomically(path.join(folder, outputName(job, width)), await made);
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

/** @param folder which holds images.yaml */
export function writeManifest(manifest: Manifest, folder: string) {
  const file = path.join(folder, "manifest.json");
  const sorted = Object.entries(manifest).toSorted(([a], [b]) => a.localeCompare(b));
  writeAtomically(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

if (import.meta.main) {
  await buildImages().catch((error: Error) => {
    console.error(`No pictures were changed.\n${error.message}`);
    process.exitCode = 1;
  });
}
