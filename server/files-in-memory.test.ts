import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filesInMemory, LARGEST_BYTES } from "#server/files-in-memory.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "files-"));
  mkdirSync(path.join(folder, "assets"));
  write("icon.svg", "icon");
  write("icon.svg.br", "small icon");
  write("assets/Page-AbCd.js", "export {};");
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, bytes: string | Buffer) =>
  writeFileSync(path.join(folder, file), bytes);

const bodies = (files: ReturnType<typeof filesInMemory>, address: string) =>
  files.get(address)?.representations.map(({ body }) => body);

test("a file is read once, with the encodings that it has", () => {
  const files = filesInMemory(folder);
  expect(bodies(files, "/icon.svg")).toEqual(["small icon", "icon"]);
  write("icon.svg", "changed");
  expect(bodies(files, "/icon.svg")).toEqual(["small icon", "icon"]);
});

test("what is large, unknown, hidden or gone is left to the disk", () => {
  write("huge.png", Buffer.alloc(LARGEST_BYTES + 1));
  write("brochure.pdf", "%PDF");
  write(".secret.txt", "secret");
  const files = filesInMemory(folder);
  rmSync(path.join(folder, "icon.svg"));
  for (const address of ["huge.png", "brochure.pdf", ".secret.txt", "icon.svg", "../icon.svg"]) {
    expect([address, files.get(`/${address}`)]).toEqual([address, undefined]);
  }
});

test("a full memory leaves the next file to the disk", () => {
  const files = filesInMemory(folder, 1);
  expect(bodies(files, "/assets/Page-AbCd.js")).toEqual(["export {};"]);
  expect(files.get("/icon.svg")).toBeUndefined();
});
