import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gitIn } from "#editor/server/git.ts";
import { projectFolder } from "#server/settings.ts";
import { disallowedFiles, isAllowed } from "./disallowed-files.ts";
import { FILE, PAGE, type SmallRepository, smallRepository } from "./testing/small-repository.ts";

let small: SmallRepository;
beforeAll(async () => {
  small = await smallRepository();
});
afterAll(() => small.remove());

const PICTURE = "public/images/roof-800.webp";
const webp = Buffer.from("RIFF\x10\0\0\0WEBPVP8 ", "latin1");

test.each([
  ["a link", FILE, "/etc/passwd", "120000"],
  ["a program", FILE, PAGE, "100755"],
  ["another repository", "content/other", "", "160000"],
  ["settings of git", "content/.gitattributes", "*.yaml filter=evil"],
  ["a script among words", "content/vite.config.ts", "evil"],
  ["code that is there", "app/code.ts", "evil"],
  ["a drawing that says it is a photograph", PICTURE, "<svg onload='evil()'/>"],
  ["words without end", FILE, `title: ${"x".repeat(2_000_000)}`],
])("a branch may not bring %s", async (_what, file, text, mode = "100644") => {
  const pushed = await small.push("edit/eve", file, text, mode);
  expect(await found(pushed)).toEqual([file]);
});

test("a branch brings words and pictures", async () => {
  expect(await found(await small.push("edit/ann", FILE, "title: New\n"))).toEqual([]);
  expect(await found(await small.push("edit/ann", PICTURE, webp))).toEqual([]);
});

test("all words and pictures that the project has may be changed", async () => {
  const folders = ["content", "images/masters", "images/images.yaml", "images/manifest.json"];
  const listed = await gitIn(projectFolder)("ls-files", "-z", ...folders, "public/images");
  const files = listed.split("\0").filter(Boolean);
  expect(files.length).toBeGreaterThan(1000);
  const size = (file: string) => readFileSync(path.join(projectFolder, file)).length;
  const entry = (file: string) => ({ mode: "100644", size: size(file) });
  expect(files.filter((file) => !isAllowed(file, entry(file)))).toEqual([]);
});

const found = (commit: string) =>
  disallowedFiles({ folder: small.address, environment: {} }, "main", commit);
