import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressBuild } from "#scripts/compress-build.ts";
import { builtNext } from "#scripts/next/build-next.ts";
import { projectFolder } from "#server/settings.ts";

const page = (build: string, form = "") =>
  readFileSync(path.join(build, `client/contact/index.html${form}`));
const build = path.join(projectFolder, "build");

/** The page again, compressed in a folder of its own. */
async function compressed(isQuick: boolean) {
  const folder = mkdtempSync(path.join(tmpdir(), "compress-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "index.html");
  writeFileSync(file, page(build));
  await compressBuild(folder, isQuick);
  return { brotli: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) };
}

test("what visitors get is compressed as well as can be", async () => {
  const { brotli, gzip } = await compressed(false);
  expect(page(build, ".br")).toEqual(brotli);
  expect(page(build, ".gz")).toEqual(gzip);
  const quick = await compressed(true);
  expect(brotli.length).toBeLessThan(quick.brotli.length * 0.8);
  expect(gzip.length).toBeLessThan(quick.gzip.length);
});

test("a build for tests is compressed quickly, and reads the same", () => {
  const next = builtNext();
  expect(brotliDecompressSync(page(next, ".br"))).toEqual(page(next));
  expect(gunzipSync(page(next, ".gz"))).toEqual(page(next));
});
