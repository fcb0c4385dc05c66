/** A picture comes into the project whole, and a build of all pictures afterward changes nothing. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildImages, type Folders, outdatedImages } from "#scripts/build-images.ts";
import { addPicture } from "./add-picture.ts";
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

const sent = async () => (await photograph(200, 150)).jpeg().toBuffer();
const add = async (wish: string, focus?: [number, number]) =>
  addPicture(await sent(), { wish, use: "small", focus }, folders);

test("gets a name, a line in the list, a master and all files, and the next build has nothing to do", async () => {
  const { name } = await add("Crew on a roof", [25, 100]);
  expect(name).toBe("crew-on-a-roof");
  expect(readFileSync(inImages("images.yaml"), "utf8")).toBe(
    `${LIST}  crew-on-a-roof: { file: crew-on-a-roof.webp, use: small, focus: 25% 100% }\n`,
  );
  const after = whole();
  expect(await outdatedImages(folders)).toEqual([]);
  await buildImages(folders);
  expect(whole()).toEqual(after);
});

test("nothing is written over: the next of the same name gets a number", async () => {
  const roof = readFileSync(inImages("masters/roof.webp"));
  expect((await add("roof")).name).toBe("roof-2");
  expect((await add("Roof!")).name).toBe("roof-3");
  expect(readFileSync(inImages("masters/roof.webp"))).toEqual(roof);
});

test("can be taken out again whole; where a step fails, nothing is left of it", async () => {
  const before = whole();
  const { undo } = await add("Crew");
  expect(whole()).not.toEqual(before);
  undo();
  expect(whole()).toEqual(before);
  await expect(add("Crew", [13, 0])).rejects.toThrow(/takes 0, 25/);
  expect(whole()).toEqual(before);
  const unknown = addPicture(await sent(), { wish: "Crew", use: "none" }, folders);
  await expect(unknown).rejects.toThrow("no such use");
  expect(whole()).toEqual(before);
});

test("a name is like no other, short, and leads into no other folder", async () => {
  const wishes = [path.join("..", "..", "etc", "passwd"), "日本", "a".repeat(90)];
  const names = [];
  for (const wish of wishes) names.push((await add(wish)).name);
  expect(names).toEqual(["etc-passwd", "picture", "a".repeat(24)]);
});
