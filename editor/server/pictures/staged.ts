/**
 * Pictures that were sent and have no place yet. Their files are made while somebody writes down what
 * they show, apart from the project, so that nothing of a picture is in it before all of it is.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeFiles, placeholderOf } from "#scripts/image-files.ts";
import { type Job, jobOf, readTable } from "#scripts/image-plan.ts";
import { HttpError } from "#editor/server/requests.ts";
import { masterOf } from "./master.ts";
import type { Folders } from "./picture-folders.ts";

/** Nobody takes longer to say what a picture shows. In milliseconds. */
const KEPT_MS = 60 * 60 * 1000;

/** Of all who edit together; the oldest goes for one more. */
const MOST_STAGED = 12;

/** Until it gets its name. */
const NAMELESS = "picture";

export interface Staged {
  id: string;
  use: string;
  job: Job;
  /** Holds master and files. */
  folder: string;
  placeholder: string;
}

const staged = new Map<string, Staged & { timer: NodeJS.Timeout }>();

export interface Sent {
  bytes: Buffer;
  use: string;
}

/** @throws HttpError if the picture cannot be taken */
export async function stage({ bytes, use }: Sent, folders: Folders): Promise<Staged> {
  const { uses } = await readTable(folders.images);
  const widths = Object.hasOwn(uses, use) && uses[use];
  if (!widths) throw new HttpError("There is no such use of a picture.", 404);
  const { bytes: master } = await masterOf(bytes, Math.max(...widths));
  const folder = mkdtempSync(path.join(tmpdir(), "picture-"));
  try {
    const file = path.join(folder, "master.webp");
    writeFileSync(file, master);
    const job = await jobOf(NAMELESS, file, widths);
    await makeFiles(job, folder);
    return keep({ id: randomUUID(), use, job, folder, placeholder: await placeholderOf(job) });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function keep(one: Staged): Staged {
  process.off("exit", dropAll).once("exit", dropAll);
  const timer = setTimeout(() => drop(one.id), KEPT_MS).unref();
  staged.set(one.id, { ...one, timer });
  const [oldest] = staged.keys();
  if (oldest && staged.size > MOST_STAGED) drop(oldest);
  return one;
}

/** @throws HttpError where it was kept too long, or never was there */
export function stagedPicture(id: string): Staged {
  const one = staged.get(id);
  if (!one) throw new HttpError("This picture is no longer kept: choose the file once more.", 410);
  return one;
}

/** Also where it is gone already. */
export function drop(id: string): void {
  const one = staged.get(id);
  if (!one) return;
  clearTimeout(one.timer);
  staged.delete(id);
  rmSync(one.folder, { recursive: true, force: true });
}

const dropAll = () => staged.forEach(({ id }) => drop(id));
