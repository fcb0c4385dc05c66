import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { takeEarlierAssets } from "#scripts/earlier-assets.ts";

/**
 * Puts a build in the place of the one before, when it is whole: that may be running, and visitors who
 * have its pages open find its files in the new one.
 *
 * @throws where a folder stands there that is no build: it would be erased
 */
export async function putInPlace(madeFolder: string, buildFolder: string) {
  const replacedFolder = `${buildFolder}.old`;
  if (existsSync(buildFolder) && !existsSync(path.join(buildFolder, "stamp"))) {
    throw new Error(`${buildFolder} is no build of this site, so it is left alone.`);
  }
  await takeEarlierAssets(buildFolder, madeFolder);
  await rm(replacedFolder, { recursive: true, force: true });
  if (existsSync(buildFolder)) await rename(buildFolder, replacedFolder);
  await rename(madeFolder, buildFolder);
  await rm(replacedFolder, { recursive: true, force: true });
}
