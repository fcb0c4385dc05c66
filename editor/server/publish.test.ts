/** Publishing from one's own computer, with a real repository and a real remote. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  FILE,
  PAGE,
  type SmallRepository,
  smallRepository,
} from "#editor/team/testing/small-repository.ts";
import { changedWords } from "./changed-words.ts";
import { type Git, gitIn } from "./git.ts";
import { publish } from "./publish.ts";

let small: SmallRepository;
let git: Git;
const project = () => path.join(small.folder, "own");
const says = () => readFileSync(path.join(project(), FILE), "utf8");
const write = (text: string, file = FILE) => writeFileSync(path.join(project(), file), text);
const send = (summary = "A new name") => publish(summary, project());

beforeEach(async () => {
  small = await smallRepository();
  await gitIn(small.folder)("clone", "--quiet", small.address, "own");
  git = gitIn(project());
  await git("config", "user.name", "Marketing");
  await git("config", "user.email", "marketing@example.com");
});
afterEach(() => {
  vi.unstubAllEnvs();
  small.remove();
});

test("tells what changed in words; what was moved is not told", async () => {
  write("title: New roofs\npoints:\n  - Two\n  - One\n");
  write("title: A town\n", "content/new.yaml");
  write("title: [\n", "content/broken.yaml");
  expect(await changedWords(project())).toEqual([
    { file: FILE, at: "title", before: "Roofs", after: "New roofs" },
    { file: "content/broken.yaml", at: "", after: expect.stringMatching(/cannot be read/) },
    { file: "content/new.yaml", at: "title", after: "A town" },
  ]);
});

test("pushes what was changed of content, on a branch of its own, and stays where it is", async () => {
  write(PAGE.replace("Roofs", "New roofs"));
  write("two", "app/code.ts");
  const { branch, remote } = await send(" Call the page\nby a new\u0000 name \u202e");
  expect(remote).toBe("origin");
  expect(await small.host("log", "-1", "--format=%s|%an", branch)).toBe(
    "Call the page by a new name|Marketing",
  );
  expect(await small.host("show", "--name-only", "--format=", branch)).toBe(FILE);
  expect(await small.host("show", `${branch}:${FILE}`)).toContain("New roofs");
  expect(await git("branch", "--show-current")).toBe("main");
  expect(await git("diff", "--cached", "--name-only")).toBe("");
  expect(says()).toContain("New roofs");
});

test("says when a remote does not take it, and sends the same branch later", async () => {
  await git("remote", "set-url", "origin", path.join(small.folder, "none.git"));
  write(PAGE.replace("Roofs", "New roofs"));
  await expect(send()).rejects.toThrow(/the repository did not take them/);
  await git("remote", "remove", "origin");
  const { branch, remote } = await send();
  expect(remote).toBeUndefined();
  await git("remote", "add", "origin", small.address);
  expect(await send()).toMatchObject({ branch, remote: "origin" });
});

test("a merge that nobody has finished is told, and nothing is touched", async () => {
  await small.push(PAGE.replace("Roofs", "Roofs of others"));
  write(PAGE.replace("Roofs", "Roofs of ours"));
  await git("commit", "--quiet", "--all", "--message", "Ours");
  await git("fetch", "--quiet");
  await expect(git("merge", "origin/main")).rejects.toThrow();
  const before = [says(), await git("status", "--porcelain")];
  await expect(send()).rejects.toThrow(/is not finished.*Ask a developer/);
  await expect(changedWords(project())).rejects.toThrow(/is not finished/);
  expect([says(), await git("status", "--porcelain")]).toEqual(before);
});

test("says what is missing: a change, a summary, a name, a repository", async () => {
  await expect(send()).rejects.toThrow("Nothing was changed.");
  write(PAGE.replace("Roofs", "New roofs"));
  await expect(send(" \u0000\u202e")).rejects.toThrow(/one sentence/);
  await git("config", "--unset", "user.name");
  await git("config", "--unset", "user.email");
  await git("config", "user.useConfigOnly", "true");
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  vi.stubEnv("GIT_CONFIG_SYSTEM", "/dev/null");
  await expect(send()).rejects.toThrow(/does not know your name/);
  rmSync(path.join(project(), ".git"), { recursive: true });
  await expect(send()).rejects.toThrow(/no git repository/);
});
