import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressBuild } from "#scripts/compress-build.ts";

test("texts get compressed forms beside them that read the same, pictures none", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "compress-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = "<p>Roof</p>".repeat(1000);
  const file = (name: string) => path.join(folder, name);
  writeFileSync(file("index.html"), text);
  writeFileSync(file("roof.avif"), text);
  await compressBuild(folder);
  expect(brotliDecompressSync(readFileSync(file("index.html.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(file("index.html.gz"))).toString()).toBe(text);
  expect(() => readFileSync(file("roof.avif.br"))).toThrow("ENOENT");
});
