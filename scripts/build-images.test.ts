/** What the image build does with good and bad masters. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildImages, type Folders, outdatedImages } from "#scripts/build-images.ts";

let folders: Folders;
const inImages = (file: string) => path.join(folders.images, file);

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  const root = mkdtempSync(path.join(tmpdir(), "images-"));
  folders = { images: path.join(root, "images"), output: path.join(root, "output") };
  mkdirSync(inImages("masters"), { recursive: true });
  writeFileSync(
    inImages("images.yaml"),
    "uses:\n  small: [32, 64]\npictures:\n  roof: { file: roof.webp, use: small }\n",
  );
  await drawMaster("roof.webp", 96);
});
afterEach(() => rmSync(path.dirname(folders.images), { recursive: true }));

function drawMaster(file: string, width: number, color = "#c2571a") {
  return sharp({ create: { width, height: width, channels: 3, background: color } })
    .webp()
    .toFile(inImages(`masters/${file}`));
}

const files = () => readdirSync(folders.output).toSorted();

test("makes each width, with hashed names and size", async () => {
  await buildImages(folders);
  expect(files()).toHaveLength(2);
  for (const file of files()) expect(file).toMatch(/^roof-(32|64)-[0-9a-f]{8}\.avif$/);
  const { roof } = JSON.parse(readFileSync(inImages("manifest.json"), "utf8"));
  expect(roof).toMatchObject({ width: 96, height: 96, widths: [32, 64] });
  expect(await outdatedImages(folders)).toEqual([]);
});

test("notices a changed master, a lost file and a picture that is gone", async () => {
  await buildImages(folders);
  const earlier = files();
  await drawMaster("roof.webp", 96, "#2e9e5b");
  expect(await outdatedImages(folders)).toEqual(["roof"]);
  await buildImages(folders);
  expect(files()).toHaveLength(2);
  expect(files()).not.toEqual(earlier);

  rmSync(path.join(folders.output, files()[0] ?? ""));
  expect(await outdatedImages(folders)).toEqual(["roof"]);

  await buildImages(folders);
  writeFileSync(inImages("images.yaml"), "uses:\n  small: [32]\npictures: {}\n");
  expect(await outdatedImages(folders)).toEqual(["roof"]);
});

test("a picture is made anew with a quality of its own", async () => {
  await buildImages(folders);
  const [, earlier = ""] = files();
  const table = readFileSync(inImages("images.yaml"), "utf8");
  writeFileSync(inImages("images.yaml"), table.replace("small }", "small, quality: 9 }"));
  await buildImages(folders);
  const [, coarser = ""] = files();
  expect(coarser).not.toBe(earlier);
  expect(await outdatedImages(folders)).toEqual([]);
});

test("what must stay in sight is listed, and no file is made anew for it", async () => {
  await buildImages(folders);
  const file = inImages("images.yaml");
  const before = readFileSync(file, "utf8");
  const [first = ""] = files();
  const { mtimeMs } = statSync(path.join(folders.output, first));
  writeFileSync(file, before.replace("use: small", "use: small, focus: 0% 75%"));
  expect(await outdatedImages(folders)).toEqual(["roof"]);
  await buildImages(folders);
  expect(await outdatedImages(folders)).toEqual([]);
  const { roof } = JSON.parse(readFileSync(inImages("manifest.json"), "utf8"));
  expect(roof.focus).toEqual([0, 75]);
  expect(statSync(path.join(folders.output, first)).mtimeMs).toBe(mtimeMs);
  writeFileSync(file, before.replace("use: small", "use: small, focus: 10% 75%"));
  await expect(buildImages(folders)).rejects.toThrow(/takes 0, 25 and so on/);
});

test("spots of a photograph are listed, and a place that is none is told", async () => {
  const file = inImages("images.yaml");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, before.replace("use: small", "use: small, spots: { door: 40% 55.5% }"));
  await buildImages(folders);
  const { roof } = JSON.parse(readFileSync(inImages("manifest.json"), "utf8"));
  expect(roof.spots).toEqual({ door: { x: 40, y: 55.5 } });
  writeFileSync(file, before.replace("use: small", "use: small, spots: { door: 40% 55.6% }"));
  expect(await outdatedImages(folders)).toEqual(["roof"]);
  writeFileSync(file, before.replace("use: small", "use: small, spots: { door: left }"));
  await expect(buildImages(folders)).rejects.toThrow(/two parts of a hundred/);
});

test.each([
  [
    "missing",
    () => rmSync(inImages("masters/roof.webp")),
    /^roof: images\/masters\/roof\.webp is missing; add it/,
  ],
  [
    "no picture",
    () => writeFileSync(inImages("masters/roof.webp"), "not a picture"),
    /^roof: .*is not a picture that can be read/,
  ],
  ["cut short", () => cutShort(), /^roof: .*is not a picture that can be read; export it again/],
  [
    "too small",
    () => drawMaster("roof.webp", 48),
    /^roof: .* is 48 px wide, its use needs 64; make it larger/,
  ],
  [
    "of an unknown use",
    () => misspellUse(),
    /^roof: there is no use called smal\. Did you mean small\?/,
  ],
])(
  "a master that is %s stops the build and leaves the earlier files",
  async (_what, spoil, message) => {
    await buildImages(folders);
    const earlier = files();
    await Promise.resolve(spoil());
    await expect(buildImages(folders)).rejects.toThrow(message);
    expect(files()).toEqual(earlier);
    expect(existsSync(inImages("manifest.json"))).toBe(true);
  },
);

function cutShort() {
  const file = inImages("masters/roof.webp");
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, Math.floor(whole.length / 2)));
}

function misspellUse() {
  const file = inImages("images.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("use: small", "use: smal"));
}

test("all bad masters are told at once", async () => {
  cpSync(inImages("masters/roof.webp"), inImages("masters/wall.webp"));
  writeFileSync(
    inImages("images.yaml"),
    "uses:\n  small: [200]\npictures:\n  roof: { file: roof.webp, use: small }\n  wall: { file: wal.webp, use: small }\n",
  );
  await expect(buildImages(folders)).rejects.toThrow(/roof: [\s\S]*wall: /);
});
