import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { putInPlace } from "#scripts/put-in-place.ts";

function freshFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "place-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const build = path.join(folder, "build");
  const made = `${build}.new`;
  const assets = path.join(build, "client/assets");
  const make = (stamp: string, ...files: string[]) => {
    mkdirSync(path.join(made, "client/assets"), { recursive: true });
    writeFileSync(path.join(made, "stamp"), stamp);
    for (const name of files) writeFileSync(path.join(made, "client/assets", name), stamp);
  };
  return { folder, build, made, assets, make };
}

test("a build replaces a build, and no other folder", async () => {
  const { folder, build, made, make } = freshFolder();
  make("one");
  await putInPlace(made, build);
  make("two");
  await putInPlace(made, build);
  expect(readFileSync(path.join(build, "stamp"), "utf8")).toBe("two");

  const data = path.join(folder, "data");
  mkdirSync(data);
  writeFileSync(path.join(data, "requests.sqlite"), "requests");
  make("three");
  await expect(putInPlace(made, data)).rejects.toThrow("no build of this site");
  expect(readFileSync(path.join(data, "requests.sqlite"), "utf8")).toBe("requests");
});

test("assets stay for two weeks after their last build, also when a release is built again", async () => {
  const { build, made, assets, make } = freshFolder();
  make("one", "a-1.js", "same.js");
  await putInPlace(made, build);
  for (const stamp of ["two", "two again"]) {
    make(stamp, "a-2.js", "same.js");
    await putInPlace(made, build);
    expect(readdirSync(assets).toSorted()).toEqual(["a-1.js", "a-2.js", "same.js"]);
    expect(readFileSync(path.join(assets, "same.js"), "utf8")).toBe(stamp);
  }
  const longAgo = new Date(Date.now() - 15 * 24 * 3_600_000);
  utimesSync(path.join(assets, "a-1.js"), longAgo, longAgo);
  make("three", "same.js");
  await putInPlace(made, build);
  expect(readdirSync(assets).toSorted()).toEqual(["a-2.js", "same.js"]);
});
