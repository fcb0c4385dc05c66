/** Adds a picture to the project under a name of its own: its files, its master, its lines in both lists. */
import { copyFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Focus, Manifest } from "#app/content/pictures.ts";
import { slugFrom } from "#editor/documents/document-types.ts";
import { writeAtomically } from "#editor/server/write-atomically.ts";
import { editYaml, parsed } from "#editor/writing/edit-yaml.ts";
import { type Folders, outputName, readTable, writeManifest } from "#scripts/build-images.ts";
import type { Staged } from "./staged.ts";

/**
 * All of it or, where it throws, nothing.
 *
 * @param wish what somebody called it; its name is made of that
 * @returns the name, and what takes all of it out again
 */
export async function addPicture(
  { job, folder, use, placeholder }: Staged,
  { wish, focus }: { wish: string; focus?: Focus | undefined },
  { images, output }: Folders,
) {
  const list = path.join(images, "images.yaml");
  const manifest = path.join(images, "manifest.json");
  const before = [list, manifest].map((file) => [file, readFileSync(file, "utf8")] as const);
  const name = freeName(wish, images);
  const { entry } = job;
  const files = entry.widths.flatMap((width) =>
    ["avif", "webp"].map((format) => ({
      from: path.join(folder, outputName(job, width, format)),
      to: path.join(output, outputName({ name, entry }, width, format)),
    })),
  );
  files.push({ from: job.master, to: path.join(images, "masters", `${name}.webp`) });
  const undo = () => {
    for (const { to } of files) rmSync(to, { force: true });
    for (const [file, text] of before) writeAtomically(file, text);
  };
  try {
    for (const { from, to } of files) copyFileSync(from, to);
    const percent = focus && { focus: `${focus[0]}% ${focus[1]}%` };
    const value = { file: `${name}.webp`, use, ...percent };
    const text = readFileSync(list, "utf8");
    writeAtomically(list, editYaml(text, [{ op: "set", path: ["pictures", name], value }]));
    await readTable(images);
    const pictures = JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
    pictures[name] = { ...entry, ...(focus && { focus }), placeholder };
    await writeManifest(pictures, images);
  } catch (error) {
    undo();
    throw error;
  }
  return { name, undo };
}

/** So that its line in images.yaml stays one line. */
const MAX_NAME_LENGTH = 24;

/** Letters, digits and hyphens, like no other picture’s: nothing is ever written over. */
function freeName(wish: string, images: string): string {
  const { pictures } = parsed(readFileSync(path.join(images, "images.yaml"), "utf8")).value as {
    pictures: Record<string, unknown>;
  };
  const isTaken = (name: string) =>
    Object.hasOwn(pictures, name) || existsSync(path.join(images, "masters", `${name}.webp`));
  const slug = slugFrom(wish).slice(0, MAX_NAME_LENGTH).replace(/-$/, "") || "picture";
  let name = slug;
  for (let count = 2; isTaken(name); count++) name = `${slug}-${count}`;
  return name;
}
