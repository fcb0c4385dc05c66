/**
 * Turns the masters in images/masters/ into the files that browsers fetch:
 * `npm run images`. Only what changed is made again. All masters are checked before
 * anything is written, so that a bad one leaves the earlier files in place.
 */
import { createHash } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { parse } from "yaml";
import { z } from "zod";
import type { Manifest, ManifestEntry } from "#app/content/pictures.ts";
import { projectFolder } from "#server/settings.ts";

/** Bump this when the settings below change, so that everything is made again. */
const RECIPE = "avif-q56-e4 webp-q78 placeholder-16";
const AVIF = { quality: 56, effort: 4 };
const WEBP = { quality: 78 };
const PLACEHOLDER_WIDTH = 16;
/** sharp runs one thread a picture here, so two pictures keep two cores busy. */
const AT_A_TIME = 2;

const table = z.strictObject({
  uses: z.record(z.string(), z.array(z.int().positive()).min(1)),
  pictures: z.record(z.string(), z.strictObject({ file: z.string(), use: z.string() })),
});

interface Job {
  name: string;
  master: string;
  entry: Omit<ManifestEntry, "placeholder">;
}

const mastersFolder = path.join(projectFolder, "images/masters");
const outputFolder = path.join(projectFolder, "public/images");
const manifestFile = path.join(projectFolder, "images/manifest.json");

export function outputName(name: string, entry: { key: string }, width: number, format: string) {
  return `${name}-${width}-${entry.key}.${format}`;
}

/** Reads the table and every master. Throws with all problems at once. */
export async function plan(): Promise<Job[]> {
  const { uses, pictures } = table.parse(
    parse(await readFile(path.join(projectFolder, "images/images.yaml"), "utf8")),
  );
  const problems: string[] = [];
  const jobs: Job[] = [];
  for (const [name, { file, use }] of Object.entries(pictures)) {
    const widths = uses[use];
    if (!widths) {
      problems.push(
        `${name}: there is no use called ${use}; there are: ${Object.keys(uses).join(", ")}`,
      );
      continue;
    }
    try {
      jobs.push(await check(name, file, widths));
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return jobs;
}

async function check(name: string, file: string, widths: number[]): Promise<Job> {
  const master = path.join(mastersFolder, file);
  const bytes = await readFile(master).catch(() => {
    throw new Error(
      `images/masters/${file} is missing; add it, or mend the name in images/images.yaml`,
    );
  });
  const { width, height } = await sharp(bytes)
    .stats()
    .then(() => sharp(bytes).metadata())
    .catch(() => {
      throw new Error(`images/masters/${file} is not a picture that can be read; export it again`);
    });
  const largest = Math.max(...widths);
  if (width < largest) {
    throw new Error(
      `images/masters/${file} is ${width} px wide, its use needs ${largest}; make it larger or choose a smaller use`,
    );
  }
  const key = createHash("sha256")
    .update(RECIPE)
    .update(widths.join())
    .update(bytes)
    .digest("hex")
    .slice(0, 8);
  return { name, master, entry: { key, width, height, widths } };
}

async function make({ name, master, entry }: Job): Promise<string> {
  for (const width of entry.widths) {
    const resized = sharp(master).resize({ width });
    await write(outputName(name, entry, width, "avif"), resized.clone().avif(AVIF));
    await write(outputName(name, entry, width, "webp"), resized.clone().webp(WEBP));
  }
  const tiny = await sharp(master)
    .resize({ width: PLACEHOLDER_WIDTH })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

/** Writes beside, then renames, so that a file is either whole or absent. */
async function write(file: string, image: Sharp) {
  const unfinished = path.join(outputFolder, `.${file}`);
  await image.toFile(unfinished);
  await rename(unfinished, path.join(outputFolder, file));
}

async function readManifest(): Promise<Manifest> {
  return readFile(manifestFile, "utf8").then(JSON.parse, () => ({}));
}

async function isMade({ name, entry }: Job, earlier: Manifest) {
  if (earlier[name]?.key !== entry.key) return false;
  const files = entry.widths.flatMap((width) =>
    ["avif", "webp"].map((format) =>
      path.join(outputFolder, outputName(name, entry, width, format)),
    ),
  );
  return Promise.all(files.map((file) => access(file))).then(
    () => true,
    () => false,
  );
}

/** The names of pictures whose files do not match their masters. */
export async function outdated(): Promise<string[]> {
  const [jobs, earlier] = [await plan(), await readManifest()];
  const names = new Set(jobs.map((job) => job.name));
  const gone = Object.keys(earlier).filter((name) => !names.has(name));
  const changed = await Promise.all(
    jobs.map(async (job) => ((await isMade(job, earlier)) ? [] : [job.name])),
  );
  return [...changed.flat(), ...gone];
}

async function buildImages() {
  const [jobs, earlier] = [await plan(), await readManifest()];
  await mkdir(outputFolder, { recursive: true });
  const manifest: Manifest = {};
  const queue = [...jobs];
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const kept = (await isMade(job, earlier)) ? earlier[job.name]?.placeholder : undefined;
      if (!kept) console.log(`  ${job.name}`);
      manifest[job.name] = { ...job.entry, placeholder: kept ?? (await make(job)) };
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  const sorted = Object.fromEntries(
    Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)),
  );
  await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
  await removeStale(sorted);
}

async function removeStale(manifest: Manifest) {
  const wanted = new Set(
    Object.entries(manifest).flatMap(([name, entry]) =>
      entry.widths.flatMap((width) =>
        ["avif", "webp"].map((format) => outputName(name, entry, width, format)),
      ),
    ),
  );
  for (const file of await readdir(outputFolder)) {
    if (!wanted.has(file)) await rm(path.join(outputFolder, file));
  }
}

if (import.meta.main) {
  await buildImages().catch((error: Error) => {
    console.error(`No pictures were changed.\n${error.message}`);
    process.exitCode = 1;
  });
}
