/** Adds a picture to the project under a name of its own: its files, its master, its lines in both lists. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Focus, Manifest } from "#app/content/pictures.ts";
import { slugFrom } from "#editor/documents/document-types.ts";
import { HttpError } from "#editor/server/requests.ts";
import { writeAtomically } from "#editor/server/write-atomically.ts";
import { editYaml } from "#editor/writing/edit-yaml.ts";
import {
  type Folders,
  jobOf,
  makeFiles,
  outputsOf,
  readTable,
  writeManifest,
} from "#scripts/build-images.ts";
import { masterOf } from "./master.ts";

interface About {
  /** What somebody called it; its name is made of that. */
  wish: string;
  use: string;
  focus?: Focus | undefined;
}

/**
 * All of it or, where it throws, nothing.
 *
 * @returns the name, and what takes all of it out again
 * @throws HttpError if the picture cannot be taken
 */
export async function addPicture(
  bytes: Buffer,
  { wish, use, focus }: About,
  { images, output }: Folders,
) {
  const { uses, pictures: listed } = await readTable(images);
  const widths = Object.hasOwn(uses, use) && uses[use];
  if (!widths) throw new HttpError("There is no such use of a picture.", 404);
  const masterBytes = await masterOf(bytes, Math.max(...widths));
  const list = path.join(images, "images.yaml");
  const manifest = path.join(images, "manifest.json");
  const before = [list, manifest].map((file) => [file, readFileSync(file, "utf8")] as const);
  const name = freeName(wish, images, listed);
  const master = path.join(images, "masters", `${name}.webp`);
  const made = [master];
  const undo = () => {
    for (const file of made) rmSync(file, { force: true });
    for (const [file, text] of before) writeAtomically(file, text);
  };
  try {
    writeFileSync(master, masterBytes);
    const job = await jobOf(name, master, widths);
    made.push(...outputsOf(job).map((file) => path.join(output, file)));
    await makeFiles(job, output);
    const percent = focus && { focus: `${focus[0]}% ${focus[1]}%` };
    const value = { file: `${name}.webp`, use, ...percent };
    const text = readFileSync(list, "utf8");
    writeAtomically(list, editYaml(text, [{ op: "set", path: ["pictures", name], value }]));
    await readTable(images);
    const pictures = JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
    pictures[name] = { ...job.entry, ...(focus && { focus }) };
    writeManifest(pictures, images);
  } catch (error) {
    undo();
    throw error;
  }
  return { name, undo };
}

/** So that its line in images.yaml stays one line. */
const MAX_NAME_LENGTH = 24;

/** Letters, digits and hyphens, like no other picture’s: nothing is ever written over. */
function freeName(wish: string, images: string, listed: object): string {
  const isTaken = (name: string) =>
    Object.hasOwn(listed, name) || existsSync(path.join(images, "masters", `${name}.webp`));
  const slug = slugFrom(wish).slice(0, MAX_NAME_LENGTH).replace(/-$/, "") || "picture";
  let name = slug;
  for (let count = 2; isTaken(name); count++) name = `${slug}-${count}`;
  return name;
}
