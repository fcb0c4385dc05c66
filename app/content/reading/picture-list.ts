/** The pictures that have been made, as `npm run images` lists them. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "#app/content/pictures.ts";
import { projectFolder } from "#server/settings.ts";

/** Holds images.yaml, masters/ and manifest.json. Another folder can be named for tests: IMAGES_DIR. */
export const imagesFolder = path.resolve(projectFolder, process.env.IMAGES_DIR ?? "images");

/** What browsers fetch as it is; pictures below `images/`. For tests: PUBLIC_DIR. */
export const publicFolder = path.resolve(projectFolder, process.env.PUBLIC_DIR ?? "public");

export const manifestFile = path.join(imagesFolder, "manifest.json");

let last: { stamp: string; pictures: Manifest } | undefined;

/**
 * Read as a file, and again once it has changed: whoever imported it would have to start anew for every
 * picture that comes.
 */
export function pictureList(): Manifest {
  const { mtimeMs, ino } = statSync(manifestFile);
  const stamp = `${mtimeMs} ${ino}`;
  if (last?.stamp !== stamp) {
    last = { stamp, pictures: JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest };
  }
  return last.pictures;
}
