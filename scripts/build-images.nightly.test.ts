/** How heavy the files for phones get, which takes many tries. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildImages, type Folders, PHONE_BYTES } from "#scripts/build-images.ts";

let folders: Folders;
const inImages = (file: string) => path.join(folders.images, file);

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  const root = mkdtempSync(path.join(tmpdir(), "images-"));
  folders = { images: path.join(root, "images"), output: path.join(root, "output") };
  mkdirSync(inImages("masters"), { recursive: true });
  const list = "uses:\n  small: [780]\npictures:\n  roof: { file: roof.webp, use: small }\n";
  writeFileSync(inImages("images.yaml"), list);
});
afterEach(() => rmSync(path.dirname(folders.images), { recursive: true }));

const files = () => readdirSync(folders.output);

/** A master that needs the more bytes, the higher it is and the stronger its grain. */
async function drawGrain(height: number, sigma: number) {
  const noise = { type: "gaussian" as const, mean: 128, sigma };
  await sharp({ create: { width: 780, height, channels: 3, background: "#777", noise } })
    .webp({ lossless: true })
    .toFile(inImages("masters/roof.webp"));
}

const phoneBytes = () => {
  const [file = ""] = files();
  return statSync(path.join(folders.output, file)).size;
};

test("the file for phones is no heavier than a slow line has time for", async () => {
  await drawGrain(60, 70);
  await buildImages(folders);
  expect(phoneBytes()).toBeLessThanOrEqual(PHONE_BYTES);
});

test("but it looks right, whatever it weighs", async () => {
  await drawGrain(160, 60);
  await buildImages(folders);
  expect(phoneBytes()).toBeGreaterThan(PHONE_BYTES);
});
