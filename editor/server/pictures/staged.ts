/**
 * Pictures that were sent and have no place yet. Their files are made while somebody writes down what
 * they show, apart from the project, so that nothing of a picture is in it before all of it is.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  type Folders,
  type Job,
  jobOf,
  makeFiles,
  placeholderOf,
  readTable,
} from "#scripts/build-images.ts";
import { HttpError } from "#editor/server/requests.ts";
import { masterOf } from "./master.ts";

/** Of all who edit together; the oldest goes for one more. */
const MAX_STAGED = 12;

/** Until it gets its name. */
const NAMELESS = "picture";

export interface Staged {
  use: string;
  job: Job;
  /** Holds master and files. */
  folder: string;
  placeholder: string;
}

const staged = new Map<string, Staged>();
process.once("exit", () => [...staged.keys()].forEach(drop));

/** @throws HttpError if the picture cannot be taken */
export async function stage(bytes: Buffer, use: string, folders: Folders): Promise<{ id: string }> {
  const { uses } = await readTable(folders.images);
  const widths = Object.hasOwn(uses, use) && uses[use];
  if (!widths) throw new HttpError("There is no such use of a picture.", 404);
  const master = await masterOf(bytes, Math.max(...widths));
  const folder = mkdtempSync(path.join(tmpdir(), "picture-"));
  const id = randomUUID();
  try {
    const file = path.join(folder, "master.webp");
    writeFileSync(file, master);
    const job = await jobOf(NAMELESS, file, widths);
    await makeFiles(job, folder);
    staged.set(id, { use, job, folder, placeholder: await placeholderOf(job) });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const [oldest] = staged.keys();
  if (oldest && staged.size > MAX_STAGED) drop(oldest);
  return { id };
}

/** @throws HttpError where newer ones took its place, or it never was there */
export function stagedPicture(id: string): Staged {
  const one = staged.get(id);
  if (!one) throw new HttpError("This picture is no longer kept: choose the file once more.", 410);
  return one;
}

export function drop(id: string): void {
  rmSync(stagedPicture(id).folder, { recursive: true, force: true });
  staged.delete(id);
}
