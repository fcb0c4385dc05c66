/** Puts a picture into the project under a name of its own: its files, its master, its lines in both lists. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { Focus, Manifest } from "#app/content/pictures.ts";
import { editYaml, parsed } from "#editor/writing/edit-yaml.ts";
import { writeManifest } from "#scripts/image-files.ts";
import { outputName, readTable } from "#scripts/image-plan.ts";
import { type Folders, pictureFolders } from "./picture-folders.ts";
import type { Staged } from "./staged.ts";

interface Wish {
  /** As somebody called it; the name is made of it. */
  wish: string;
  focus?: Focus | undefined;
}

/**
 * All of it or, where it throws, nothing.
 *
 * @returns the name it got, and what takes all of it out again
 */
export async function takeIn(staged: Staged, { wish, focus }: Wish, folders = pictureFolders) {
  const name = freeName(wish, folders);
  const undoes: (() => void)[] = [];
  const undo = () => undoes.toReversed().forEach((one) => one());
  const put = (from: string, to: string) => {
    undoes.push(() => rmSync(to, { force: true }));
    copyWhole(from, to);
  };
  const { entry, master } = staged.job;
  try {
    for (const width of entry.widths) {
      for (const format of ["avif", "webp"]) {
        const from = path.join(staged.folder, outputName(staged.job, width, format));
        put(from, path.join(folders.output, outputName({ name, entry }, width, format)));
      }
    }
    put(master, path.join(folders.images, "masters", `${name}.webp`));
    await addToLists(staged, { name, focus }, folders, undoes);
  } catch (error) {
    undo();
    throw error;
  }
  return { name, undo };
}

async function addToLists(
  { job, use, placeholder }: Staged,
  { name, focus }: { name: string; focus: Focus | undefined },
  { images }: Folders,
  undoes: (() => void)[],
) {
  const list = path.join(images, "images.yaml");
  const manifest = path.join(images, "manifest.json");
  for (const file of [list, manifest]) {
    const before = readFileSync(file);
    undoes.push(() => writeWhole(file, before));
  }
  const value = { file: `${name}.webp`, use, ...(focus && { focus: `${focus[0]}% ${focus[1]}%` }) };
  const text = readFileSync(list, "utf8");
  writeWhole(list, editYaml(text, [{ op: "set", path: ["pictures", name], value }]));
  await readTable(images);
  const pictures = JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
  pictures[name] = { ...job.entry, ...(focus && { focus }), placeholder };
  await writeManifest(pictures, images);
}

/** So that its line in images.yaml stays one line. */
const LONGEST_NAME = 24;

/** Letters, digits and hyphens, like no other picture’s: nothing is ever written over. */
function freeName(wish: string, { images }: Folders): string {
  const { pictures } = parsed(readFileSync(path.join(images, "images.yaml"), "utf8")).value as {
    pictures: Record<string, unknown>;
  };
  const isTaken = (name: string) =>
    Object.hasOwn(pictures, name) || existsSync(path.join(images, "masters", `${name}.webp`));
  const slug = slugOf(wish);
  let name = slug;
  for (let count = 2; isTaken(name); count++) name = `${slug}-${count}`;
  return name;
}

export function slugOf(wish: string): string {
  const slug = wish
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_NAME)
    .replaceAll(/^-|-$/g, "");
  return /^[a-z]/.test(slug) ? slug : `picture${slug && `-${slug}`}`;
}

function copyWhole(from: string, to: string) {
  mkdirSync(path.dirname(to), { recursive: true });
  const begun = besideOf(to);
  try {
    copyFileSync(from, begun);
    renameSync(begun, to);
  } finally {
    rmSync(begun, { force: true });
  }
}

function writeWhole(file: string, content: string | Buffer) {
  writeFileSync(besideOf(file), content);
  renameSync(besideOf(file), file);
}

const besideOf = (file: string) => path.join(path.dirname(file), `.${path.basename(file)}`);
