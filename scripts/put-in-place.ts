import { existsSync } from "node:fs";
import { cp, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

/** Visitors have older pages open, which ask for their scripts and styles. */
const OLD_ASSETS_STAY_MS = 14 * 24 * 3_600_000;

/**
 * Replaces the build, which may be running, by a new and whole one. Assets of earlier builds stay for
 * two weeks.
 *
 * @throws where the folder to replace holds no build: it would be erased
 */
export async function putInPlace(newFolder: string, buildFolder: string) {
  const replacedFolder = `${buildFolder}.old`;
  if (existsSync(buildFolder) && !existsSync(path.join(buildFolder, "stamp"))) {
    throw new Error(`${buildFolder} is no build of this site, so it is left alone.`);
  }
  await keepEarlierAssets(buildFolder, newFolder);
  await rm(replacedFolder, { recursive: true, force: true });
  if (existsSync(buildFolder)) await rename(buildFolder, replacedFolder);
  await rename(newFolder, buildFolder);
  await rm(replacedFolder, { recursive: true, force: true });
}

async function keepEarlierAssets(buildFolder: string, newFolder: string) {
  const assetsOf = (folder: string) => path.join(folder, "client/assets");
  for (const name of await readdir(assetsOf(buildFolder)).catch((): string[] => [])) {
    const file = path.join(assetsOf(buildFolder), name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > OLD_ASSETS_STAY_MS) continue;
    const copy = path.join(assetsOf(newFolder), name);
    await cp(file, copy, { preserveTimestamps: true, force: false });
  }
}
