/**
 * Visitors who have a page of the release before open still ask for its files, and so does a process
 * that was not started anew yet. A build takes those of one release before it along, no older ones:
 * a list in the build tells whose they are.
 */
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const LIST = "assets.json";

/** Names of files in `client/assets`, with their compressed forms. */
interface Generations {
  own: string[];
  earlier: string[];
}

const assetsOf = (build: string) => path.join(build, "client/assets");

/**
 * @param earlierBuild the build that is replaced; there need not be one
 * @param newBuild has only its own files yet
 */
export async function takeEarlierAssets(earlierBuild: string, newBuild: string) {
  const own = await readdir(assetsOf(newBuild));
  const before = await generationsOf(earlierBuild);
  const ours = new Set(own);
  // The same release, built once more: the one before it stays the one before.
  const isSame = ours.size === before.own.length && before.own.every((name) => ours.has(name));
  const earlier = (isSame ? before.earlier : before.own).filter((name) => !ours.has(name));
  for (const name of earlier) {
    await copyFile(path.join(assetsOf(earlierBuild), name), path.join(assetsOf(newBuild), name));
  }
  const generations: Generations = { own, earlier };
  await writeFile(path.join(newBuild, LIST), JSON.stringify(generations));
}

/** Where nothing tells whose the files are, all are the build's own. */
async function generationsOf(build: string): Promise<Generations> {
  const there = await readdir(assetsOf(build)).catch((): string[] => []);
  const list = await readFile(path.join(build, LIST), "utf8").catch(() => undefined);
  const listed: Generations = list ? JSON.parse(list) : { own: there, earlier: [] };
  const isThere = (name: string) => there.includes(name);
  return { own: listed.own.filter(isThere), earlier: listed.earlier.filter(isThere) };
}
