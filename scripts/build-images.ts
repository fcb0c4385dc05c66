/**
 * Turns the masters in images/masters/ into the files that browsers fetch: `npm run images`. Only
 * what changed is made again; placeholders always are. All masters are checked before anything is written, so that a bad
 * one leaves the earlier files in place.
 */
import { access, mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "#app/content/pictures.ts";
import { imagesFolder, publicFolder } from "#app/content/reading/picture-list.ts";
import { makeFiles, placeholderOf, writeManifest } from "#scripts/image-files.ts";
import { type Job, outputsOf, planImages } from "#scripts/image-plan.ts";

/** sharp works on one thread a picture here, so two pictures keep two cores busy. */
const AT_A_TIME = 2;

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
  const changed: string[] = [];
  for (const job of jobs) {
    const isListed = String(earlier[job.name]?.focus) === String(job.entry.focus);
    if (!isListed || !(await isMade(job, earlier, folders))) changed.push(job.name);
  }
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
      if (!(await isMade(job, earlier, folders))) {
        console.log(`  ${job.name}`);
        await makeFiles(job, folders.output);
      }
      manifest[job.name] = { ...job.entry, placeholder: await placeholderOf(job) };
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  await writeManifest(manifest, folders.images);
  await removeStale(new Set(jobs.flatMap(outputsOf)), folders);
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
