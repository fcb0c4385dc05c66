/** For tests: a disk so small that it is soon full. */
import { execFileSync } from "node:child_process";
import { closeSync, openSync, writeSync } from "node:fs";
import { onTestFinished } from "vitest";
import { freshFolder } from "#requests/testing/fresh-database.ts";

const DISK_KB = 1024;

/** Its folder; nothing where this process may not make one, which needs Linux and root. */
export function smallDisk(): string | undefined {
  const folder = freshFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_KB}k`, "tmpfs", folder], {
      stdio: "ignore",
    });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
  return folder;
}

/** Writes until nothing more fits. */
export function fillDisk(file: string) {
  const handle = openSync(file, "w");
  try {
    for (;;) writeSync(handle, Buffer.alloc(1024));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(handle);
  }
}
