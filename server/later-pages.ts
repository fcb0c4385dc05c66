/**
 * Where the build puts pages of days to come: `later/2026-12-31/client` holds those that differ from
 * the day before, and `later/days.json` says when each day begins.
 */
import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

export interface LaterDay {
  /** The day in Florida, like `2026-12-31`. */
  from: string;
  /** Its first moment, in milliseconds since 1970. */
  begins: number;
}

const listIn = (buildFolder: string) => path.join(buildFolder, "later/days.json");

/** Laid out like the `client` folder of the build itself. @param day like `2026-12-31` */
export const laterClientFolder = (buildFolder: string, day: string) =>
  path.join(buildFolder, "later", day, "client");

/** The earliest first; none where the build made no such pages. */
export function readLaterDays(buildFolder: string): LaterDay[] {
  try {
    return JSON.parse(readFileSync(listIn(buildFolder), "utf8")) as LaterDay[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

export async function writeLaterDays(buildFolder: string, days: LaterDay[]) {
  await mkdir(path.dirname(listIn(buildFolder)), { recursive: true });
  await writeFile(listIn(buildFolder), JSON.stringify(days));
}

/** Where nobody will turn to them. */
export async function dropLaterPages(buildFolder: string) {
  await rm(path.dirname(listIn(buildFolder)), { recursive: true, force: true });
}
