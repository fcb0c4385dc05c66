/**
 * Turns the masters in images/masters/ into the files that browsers fetch: `npm run images`. Only
 * what changed is made again; placeholders always are. All masters are checked before anything is written, so that a bad
 * one leaves the earlier files in place.
 */
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Manifest } from "#app/content/pictures.ts";
import { type Job, outputName, outputsOf, planImages } from "#scripts/image-plan.ts";
import { projectFolder } from "#server/settings.ts";

const AVIF = { quality: 56, effort: 4 };
const WEBP = { quality: 78 };
const PLACEHOLDER = { width: 12, quality: 30 };
/** sharp works on one thread a picture here, so two pictures keep two cores busy. */
const AT_A_TIME = 2;

export interface Folders {
  /** Holds images.yaml, masters/ and manifest.json. */
  images: string;
  /** Where browsers fetch from. */
  output: string;
}

const ours: Folders = {
  images: path.join(projectFolder, "images"),
  output: path.join(projectFolder, "public/images"),
};

/** The names of pictures whose files do not match their masters. */
export async function outdatedImages(folders = ours): Promise<string[]> {
  const [jobs, earlier] = [await planImages(folders.images), await readManifest(folders)];
  const names = new Set(jobs.map(({ name }) => name));
  const gone = Object.keys(earlier).filter((name) => !names.has(name));
  const changed: string[] = [];
  for (const job of jobs) if (!(await isMade(job, earlier, folders))) changed.push(job.name);
  return [...changed, ...gone];
}

/** @throws before anything is written when a master is missing, broken or too small */
export async function buildImages(folders = ours) {
  const [jobs, earlier] = [await planImages(folders.images), await readManifest(folders)];
  await mkdir(folders.output, { recursive: true });
  const manifest: Manifest = {};
  const queue = [...jobs];
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      if (!(await isMade(job, earlier, folders))) await make(job, folders);
      manifest[job.name] = { ...job.entry, placeholder: await placeholderOf(job) };
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  const sorted = Object.entries(manifest).toSorted(([a], [b]) => a.localeCompare(b));
  await writeFile(
    path.join(folders.images, "manifest.json"),
    `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
  );
  await removeStale(new Set(jobs.flatMap(outputsOf)), folders);
}

/** Makes all files of a picture. */
async function make(job: Job, folders: Folders) {
  console.log(`  ${job.name}`);
  for (const width of job.entry.widths) {
    const resized = sharp(job.master).resize({ width });
    await write(outputName(job, width, "avif"), resized.clone().avif(AVIF), folders);
    await write(outputName(job, width, "webp"), resized.clone().webp(WEBP), folders);
  }
}

async function placeholderOf({ master }: Job): Promise<string> {
  const { width, quality } = PLACEHOLDER;
  const tiny = await sharp(master).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

/** Writes beside, then renames, so that a file is either whole or absent. */
async function write(file: string, image: Sharp, folders: Folders) {
  const unfinished = path.join(folders.output, `.${file}`);
  await image.toFile(unfinished);
  await rename(unfinished, path.join(folders.output, file));
}

async function readManifest(folders: Folders): Promise<Manifest> {
  const file = path.join(folders.images, "manifest.json");
  return readFile(file, "utf8").then(JSON.parse, () => ({}));
}

async function isMade(job: Job, earlier: Manifest, folders: Folders): Promise<boolean> {
  if (earlier[job.name]?.key !== job.entry.key) return false;
  const files = outputsOf(job).map((file) => access(path.join(folders.output, file)));
  return Promise.all(files).then(
    () => true,
    () => false,
  );
}

async function removeStale(wanted: Set<string>, folders: Folders) {
  for (const file of await readdir(folders.output)) {
    if (!wanted.has(file)) await rm(path.join(folders.output, file));
  }
}

if (import.meta.main) {
  await buildImages().catch((error: Error) => {
    console.error(`No pictures were changed.\n${error.message}`);
    process.exitCode = 1;
  });
}
