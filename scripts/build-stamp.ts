/** Tells whether the build still fits what it was made from. */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { todayInFlorida } from "#app/content/florida-time.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import { projectFolder } from "#server/settings.ts";

/** What a build is made from. Pictures count by name, which holds a hash of what they show. */
const INPUTS = [
  "app",
  "public",
  "images/manifest.json",
  "images/share.json",
  "brochures/manifest.json",
  "requests",
  "estimates",
  "questions",
  "server",
  "scripts",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];
/** Settings that become part of the build. */
const BUILT_IN = ["SITE_URL", "KEEP_MONTHS"];

/** @param content what it was to be made of */
export async function isCurrent(buildFolder: string, content = contentFolder): Promise<boolean> {
  const stamp = await readFile(path.join(buildFolder, "stamp"), "utf8").catch(() => "");
  return stamp === (await fingerprint(content));
}

export async function writeStamp(buildFolder: string) {
  await writeFile(path.join(buildFolder, "stamp"), await fingerprint(contentFolder));
}

async function fingerprint(content: string): Promise<string> {
  const settings = BUILT_IN.map((name) => process.env[name] || undefined);
  // On another day, other claims may have run out.
  const hash = createHash("sha256").update(JSON.stringify([settings, todayInFlorida()]));
  for (const input of [...INPUTS, content]) {
    for (const file of await filesOf(path.resolve(projectFolder, input))) {
      hash.update(path.relative(projectFolder, file));
      if (!/\.(avif|webp)$/.test(file)) hash.update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

async function filesOf(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  );
  if (!entries) return [place];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
