/** Which files are to be made from which master, and whether the masters are good enough. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { z } from "zod";
import { didYouMean } from "#app/content/reading/nearest.ts";
import { type Focus, FOCUS_STEP, type ManifestEntry } from "#app/content/pictures.ts";

/**
 * Bump this when the settings of build-images.ts change, so that everything is made again. Its last
 * word no longer counts: placeholders are made anew each time. It stays, or every file would move.
 */
const RECIPE = "avif-q56-e4 phone-q50-38-22k-e6 webp-q78 placeholder-16";
/** Upright pictures only ever fill a phone, whose pixels are too fine for eyes, so fewer bits do. */
const UPRIGHT_RECIPE = "avif-q50-e6 phone-q50-38-22k-e6 webp-q78 placeholder-16";

const FORMATS = ["avif", "webp"] as const;

/** Across and down, like `25% 75%`. */
const focusWords = z
  .string()
  .regex(/^\d+% \d+%$/, "must be two parts of a hundred, like 25% 75%")
  .transform((text) => text.split(" ").map((one) => Number.parseInt(one, 10)) as Focus)
  .refine((both) => both.every((one) => one <= 100 && one % FOCUS_STEP === 0), {
    error: `takes 0, ${FOCUS_STEP} and so on up to 100`,
  });

const table = z.strictObject({
  uses: z.record(z.string(), z.array(z.int().positive()).min(1)),
  pictures: z.record(
    z.string(),
    z.strictObject({
      file: z.string(),
      use: z.string(),
      focus: focusWords.optional(),
    }),
  ),
});

export interface Job {
  name: string;
  /** Path of the master. */
  master: string;
  entry: Omit<ManifestEntry, "placeholder">;
}

export function outputName(job: Pick<Job, "name" | "entry">, width: number, format: string) {
  return `${job.name}-${width}-${job.entry.key}.${format}`;
}

/** The names of all files that a picture needs. */
export function outputsOf(job: Pick<Job, "name" | "entry">): string[] {
  return job.entry.widths.flatMap((width) =>
    FORMATS.map((format) => outputName(job, width, format)),
  );
}

/**
 * Reads images.yaml and every master in its folder.
 *
 * @throws with all that is wrong, each with the picture's name, the reason and the remedy
 */
export async function planImages(folder: string): Promise<Job[]> {
  const { uses, pictures } = await readTable(folder);
  const problems: string[] = [];
  const jobs: Job[] = [];
  for (const [name, { file, use, focus }] of Object.entries(pictures)) {
    try {
      const widths = uses[use];
      if (!widths) {
        throw new Error(`there is no use called ${use}. ${didYouMean(use, Object.keys(uses))}`);
      }
      const { entry, ...job } = await jobOf(name, path.join(folder, "masters", file), widths);
      jobs.push({ ...job, entry: { ...entry, ...(focus && { focus }) } });
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message.trim()}`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return jobs;
}

/** @returns what images.yaml says */
export async function readTable(folder: string) {
  return table.parse(parse(await readFile(path.join(folder, "images.yaml"), "utf8")));
}

/**
 * What is to be made of one master.
 *
 * @throws where it is missing, broken or too small
 */
export async function jobOf(name: string, master: string, widths: number[]): Promise<Job> {
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
    .update(widths.join())
    .update(bytes)
    .digest("hex")
    .slice(0, 8);
  return { name, master, entry: { key, width, height, widths } };
}

export const isUpright = ({ width, height }: { width: number; height: number }) => height > width;

/** Decodes the whole picture, so that a file cut short is found out. */
async function sizeOf(bytes: Buffer) {
  const { info } = await sharp(bytes, { failOn: "truncated" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return info;
}
