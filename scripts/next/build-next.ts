/**
 * Makes the site as it may be after the next release, for tests: with a page that is drawn anew, without
 * samples, and in a third language. One build for all, because each takes longer than the tests of it.
 */
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isCurrent, writeStamp } from "#scripts/build-stamp.ts";
import { changeRelease } from "#scripts/next/release.ts";
import { makeThingsReal } from "#scripts/next/real-things.ts";
import { addThirdLanguage } from "#scripts/next/third-language.ts";
import { run } from "#scripts/run.ts";
import { projectFolder } from "#server/settings.ts";

const nextFolder = path.join(projectFolder, "build-next");
/** Large, and not changed here. */
const SHARED = new Set(["art", "brochures", "images", "node_modules", "public"]);
/** What no build is made from, and builds. */
const LEFT_OUT = /^(\..*|build.*|data|docs|release|test-results|tests)$/;

/** @throws when it fails */
async function buildNext() {
  if (await isCurrent(nextFolder)) return;
  const copy = mkdtempSync(path.join(tmpdir(), "next-"));
  try {
    await copyProject(copy);
    changeRelease(copy);
    makeThingsReal(path.join(copy, "content"));
    addThirdLanguage(path.join(copy, "content"));
    rmSync(nextFolder, { recursive: true, force: true });
    const settings = { BUILD_DIR: nextFolder };
    const { code } = await run("node", [path.join(copy, "scripts/build.ts")], settings);
    if (code !== 0) throw new Error("The build failed; the reason stands above.");
    await writeStamp(nextFolder);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

async function copyProject(folder: string) {
  const names = (await readdir(projectFolder)).filter((name) => !LEFT_OUT.test(name));
  for (const name of names) {
    const [from, to] = [path.join(projectFolder, name), path.join(folder, name)];
    if (SHARED.has(name)) symlinkSync(from, to);
    else cpSync(from, to, { recursive: true });
  }
}

/**
 * The folder of that build.
 *
 * @throws where it was not made yet
 */
export function builtNext(): string {
  if (!existsSync(nextFolder)) throw new Error("Run first: node scripts/next/build-next.ts");
  return nextFolder;
}

if (import.meta.main) await buildNext();
