import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { putInPlace } from "#scripts/put-in-place.ts";

test("a build replaces a build, and no other folder", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "place-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const build = path.join(folder, "build");
  const make = (place: string, stamp: string) => {
    mkdirSync(path.join(place, "client/assets"), { recursive: true });
    writeFileSync(path.join(place, "stamp"), stamp);
  };
  make(build, "one");
  make(`${build}.new`, "two");
  await putInPlace(`${build}.new`, build);
  expect(readFileSync(path.join(build, "stamp"), "utf8")).toBe("two");

  const data = path.join(folder, "data");
  mkdirSync(data);
  writeFileSync(path.join(data, "requests.sqlite"), "requests");
  make(`${build}.new`, "three");
  await expect(putInPlace(`${build}.new`, data)).rejects.toThrow("no build of this site");
  expect(readFileSync(path.join(data, "requests.sqlite"), "utf8")).toBe("requests");
});
