/** A picture comes into the project whole, and a build of all pictures afterward changes nothing. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildImages, outdatedImages } from "#scripts/build-images.ts";
import type { Folders } from "./picture-folders.ts";
import { drop, stage, stagedPicture } from "./staged.ts";
import { slugOf, takeIn } from "./take-in.ts";
import { photograph } from "./testing/photographs.ts";

const LIST = `# All pictures
uses:
  small: [32, 64] # a corner

pictures:
  roof: { file: roof.webp, use: small }
`;

let folders: Folders;
const inImages = (file: string) => path.join(folders.images, file);

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  const root = mkdtempSync(path.join(tmpdir(), "taken-in-"));
  folders = { images: path.join(root, "images"), output: path.join(root, "output") };
  mkdirSync(inImages("masters"), { recursive: true });
  writeFileSync(inImages("images.yaml"), LIST);
  await (await photograph(96, 72)).webp().toFile(inImages("masters/roof.webp"));
  await buildImages(folders);
});
afterEach(() => rmSync(path.dirname(folders.images), { recursive: true }));

/** Every file with what it holds. */
function whole(): Record<string, string> {
  const root = path.dirname(folders.images);
  const files = readdirSync(root, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [path.relative(root, file), readFileSync(file).toString("base64")]),
  );
}

async function staged() {
  const bytes = await (await photograph(200, 150)).jpeg().toBuffer();
  return stage({ bytes, use: "small" }, folders);
}

test("gets a name, a line in the list, a master and all files, and the next build has nothing to do", async () => {
  const { name } = await takeIn(await staged(), { wish: "Crew on a roof" }, folders);
  expect(name).toBe("crew-on-a-roof");
  expect(readFileSync(inImages("images.yaml"), "utf8")).toBe(
    `${LIST}  crew-on-a-roof: { file: crew-on-a-roof.webp, use: small }\n`,
  );
  const after = whole();
  expect(await outdatedImages(folders)).toEqual([]);
  await buildImages(folders);
  expect(whole()).toEqual(after);
});

test("what must stay in sight is written down with it", async () => {
  await takeIn(await staged(), { wish: "Crew", focus: [25, 100] }, folders);
  expect(readFileSync(inImages("images.yaml"), "utf8")).toContain(
    "  crew: { file: crew.webp, use: small, focus: 25% 100% }\n",
  );
  const after = whole();
  await buildImages(folders);
  expect(whole()).toEqual(after);
});

test("nothing is written over: the next of the same name gets a number", async () => {
  const roof = readFileSync(inImages("masters/roof.webp"));
  expect((await takeIn(await staged(), { wish: "roof" }, folders)).name).toBe("roof-2");
  expect((await takeIn(await staged(), { wish: "Roof!" }, folders)).name).toBe("roof-3");
  expect(readFileSync(inImages("masters/roof.webp"))).toEqual(roof);
});

test("can be taken out again whole", async () => {
  const before = whole();
  const { undo } = await takeIn(await staged(), { wish: "Crew" }, folders);
  expect(whole()).not.toEqual(before);
  undo();
  expect(whole()).toEqual(before);
});

test("where a step fails, nothing is left of it", async () => {
  const one = await staged();
  const before = whole();
  await expect(takeIn(one, { wish: "Crew", focus: [13, 0] }, folders)).rejects.toThrow(
    /takes 0, 25/,
  );
  expect(whole()).toEqual(before);
  rmSync(one.job.master);
  await expect(takeIn(one, { wish: "Crew" }, folders)).rejects.toThrow();
  expect(whole()).toEqual(before);
});

test("its files are made apart; what is dropped leaves nothing", async () => {
  const before = whole();
  const { id, folder } = await staged();
  expect(whole()).toEqual(before);
  expect(existsSync(folder)).toBe(true);
  drop(id);
  expect(existsSync(folder)).toBe(false);
  expect(() => stagedPicture(id)).toThrow(/choose the file once more/);
});

test.each([
  [path.join("..", "..", "etc", "passwd"), "etc-passwd"],
  ["2027 crew", "picture-2027-crew"],
  ["日本", "picture"],
  ["a".repeat(90), "a".repeat(24)],
])("%s becomes the name %s", (wish, name) => {
  expect(slugOf(wish)).toBe(name);
});
