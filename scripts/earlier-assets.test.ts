import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeEarlierAssets } from "#scripts/earlier-assets.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "builds-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build with these files, which replaces the one before. Gives its assets. */
async function release(number: number, files: string[]): Promise<string[]> {
  const build = path.join(folder, String(number));
  const assets = path.join(build, "client/assets");
  mkdirSync(assets, { recursive: true });
  for (const name of files) writeFileSync(path.join(assets, name), `${name} of ${number}`);
  await takeEarlierAssets(path.join(folder, String(number - 1)), build);
  return readdirSync(assets).toSorted((a, b) => a.localeCompare(b));
}

test("the files of one release before stay, no older ones", async () => {
  expect(await release(1, ["a-1.js", "same.js"])).toEqual(["a-1.js", "same.js"]);
  expect(await release(2, ["a-2.js", "same.js"])).toEqual(["a-1.js", "a-2.js", "same.js"]);
  expect(await release(3, ["a-3.js", "same.js"])).toEqual(["a-2.js", "a-3.js", "same.js"]);
});

test("what both have is the new one's", async () => {
  await release(1, ["same.js"]);
  await release(2, ["same.js"]);
  const file = path.join(folder, "2/client/assets/same.js");
  expect(readFileSync(file, "utf8")).toBe("same.js of 2");
});

test("building the same release once more loses nothing", async () => {
  await release(1, ["a-1.js"]);
  await release(2, ["a-2.js"]);
  expect(await release(3, ["a-2.js"])).toEqual(["a-1.js", "a-2.js"]);
  expect(await release(4, ["a-4.js"])).toEqual(["a-2.js", "a-4.js"]);
});

test("files of a build that has no list yet are its own", async () => {
  await release(1, ["a-1.js"]);
  rmSync(path.join(folder, "1/assets.json"));
  expect(await release(2, ["a-2.js"])).toEqual(["a-1.js", "a-2.js"]);
});

test("files that somebody has removed are no matter", async () => {
  await release(1, ["a-1.js"]);
  rmSync(path.join(folder, "1/client/assets/a-1.js"));
  expect(await release(2, ["a-2.js"])).toEqual(["a-2.js"]);
});
