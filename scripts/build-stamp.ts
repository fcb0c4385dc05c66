/** Tells whether the build still fits what it was made from. */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { hasRunOut } from "#app/content/reading/claims.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";
import { ContentReader } from "#app/content/reading/content-reader.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import * as schema from "#app/content/reading/schema.ts";
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

export async function isCurrent(buildFolder: string): Promise<boolean> {
  const stamp = await readFile(path.join(buildFolder, "stamp"), "utf8").catch(() => "");
  return stamp === (await fingerprint());
}

export async function writeStamp(buildFolder: string) {
  await writeFile(path.join(buildFolder, "stamp"), await fingerprint());
}

async function fingerprint(): Promise<string> {
  const settings = BUILT_IN.map((name) => process.env[name] || undefined);
  const hash = createHash("sha256").update(JSON.stringify([settings, claimsRunOut()]));
  for (const input of [...INPUTS, contentFolder]) {
    for (const file of await filesOf(path.resolve(projectFolder, input))) {
      hash.update(path.relative(projectFolder, file));
      if (!/\.(avif|webp)$/.test(file)) hash.update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

/** Sentences leave the site by themselves when what they claim has run out. */
function claimsRunOut(today = todayInFlorida()): string[] {
  const claims = new ContentReader(contentFolder, today).read("claims.yaml", schema.claims) ?? {};
  return Object.entries(claims)
    .filter(([, claim]) => hasRunOut(claim, today))
    .map(([id]) => id);
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
