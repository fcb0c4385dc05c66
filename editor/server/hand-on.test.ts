/** Handing on, with a real repository and a real remote. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changedWords } from "./changed-words.ts";
import { gitIn } from "./git.ts";
import { handOn } from "./hand-on.ts";

let folder = "";
const project = () => path.join(folder, "project");
const remote = () => path.join(folder, "remote.git");
const file = () => path.join(project(), "content/page.yaml");
const PAGE = "title: Roofs\npoints:\n  - One\n  - Two\n";

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "hand-on-"));
  mkdirSync(path.dirname(file()), { recursive: true });
  const git = gitIn(project());
  await git("init", "--quiet", "--initial-branch=main");
  await git("config", "user.name", "Marketing");
  await git("config", "user.email", "marketing@example.com");
  writeFileSync(file(), PAGE);
  writeFileSync(path.join(project(), "code.ts"), "one");
  await git("add", ".");
  await git("commit", "--quiet", "--message", "Begin");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("tells what changed in words; what was moved is not told", async () => {
  writeFileSync(file(), "title: New roofs\npoints:\n  - Two\n  - One\n");
  writeFileSync(path.join(project(), "content/new.yaml"), "title: A town\n");
  expect(await changedWords(project())).toEqual([
    { file: "content/page.yaml", at: "title", before: "Roofs", after: "New roofs" },
    { file: "content/new.yaml", at: "title", after: "A town" },
  ]);
});

test("sends what was changed of content, on a branch of its own, and stays where it is", async () => {
  await gitIn(folder)("init", "--quiet", "--bare", "remote.git");
  await gitIn(project())("remote", "add", "origin", remote());
  writeFileSync(file(), PAGE.replace("Roofs", "New roofs"));
  writeFileSync(path.join(project(), "code.ts"), "two");
  const { branch, remote: sentTo } = await handOn(
    { sentence: " Call the page\nby a new name " },
    project(),
  );
  const there = gitIn(remote());
  expect(sentTo).toBe("origin");
  expect(await there("log", "-1", "--format=%s|%an", branch)).toBe(
    "Call the page by a new name|Marketing",
  );
  expect(await there("show", "--name-only", "--format=", branch)).toBe("content/page.yaml");
  expect(await there("show", `${branch}:content/page.yaml`)).toContain("New roofs");
  const here = gitIn(project());
  expect(await here("branch", "--show-current")).toBe("main");
  expect(await here("diff", "--cached", "--name-only")).toBe("");
  expect(readFileSync(file(), "utf8")).toContain("New roofs");
});

test("keeps the branch here where there is no remote", async () => {
  writeFileSync(file(), PAGE.replace("Roofs", "New roofs"));
  const { branch, remote: sentTo } = await handOn({ sentence: "A new name" }, project());
  expect(sentTo).toBeUndefined();
  expect(await gitIn(project())("show", `${branch}:content/page.yaml`)).toContain("New roofs");
});

test("says when a remote does not take it, and keeps the branch", async () => {
  await gitIn(project())("remote", "add", "origin", remote());
  writeFileSync(file(), PAGE.replace("Roofs", "New roofs"));
  await expect(handOn({ sentence: "A new name" }, project())).rejects.toThrow(
    /the repository did not take them/,
  );
  const branch = await gitIn(project())("branch", "--list", "edit/*");
  expect(branch).toMatch(/edit/);

  // Once it does, the same branch goes there.
  await gitIn(folder)("init", "--quiet", "--bare", "remote.git");
  await handOn({ sentence: "A new name" }, project());
  expect(await gitIn(remote())("branch", "--list", "edit/*")).toBe(branch);
});

test("what is handed on twice is one branch", async () => {
  writeFileSync(file(), PAGE.replace("Roofs", "New roofs"));
  const first = await handOn({ sentence: "A new name" }, project());
  expect(await handOn({ sentence: "A new name, again" }, project())).toEqual(first);
});

test("hands on from a commit that no branch names", async () => {
  const git = gitIn(project());
  await git("checkout", "--quiet", "--detach");
  writeFileSync(file(), PAGE.replace("Roofs", "New roofs"));
  const { branch } = await handOn({ sentence: "A new name" }, project());
  expect(await git("show", "--name-only", "--format=", branch)).toBe("content/page.yaml");
});

test("says what git lacks: a name, or a repository", async () => {
  const git = gitIn(project());
  await git("config", "--unset", "user.name");
  await git("config", "--unset", "user.email");
  await git("config", "user.useConfigOnly", "true");
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  vi.stubEnv("GIT_CONFIG_SYSTEM", "/dev/null");
  writeFileSync(file(), PAGE.replace("Roofs", "New roofs"));
  await expect(handOn({ sentence: "A new name" }, project())).rejects.toThrow(
    /does not know your name/,
  );
  rmSync(path.join(project(), ".git"), { recursive: true });
  await expect(handOn({ sentence: "A new name" }, project())).rejects.toThrow(/no git repository/);
  await expect(changedWords(project())).rejects.toThrow(/no git repository/);
});

test("tells of a file that somebody broke outside of the editor", async () => {
  writeFileSync(file(), "title: [\n");
  expect(await changedWords(project())).toEqual([
    { file: "content/page.yaml", at: "", after: expect.stringMatching(/cannot be read/) },
  ]);
});

test("hands on nothing without a change or a sentence", async () => {
  await expect(handOn({ sentence: "A new name" }, project())).rejects.toThrow(
    "Nothing was changed.",
  );
  writeFileSync(file(), PAGE.replace("Roofs", "New roofs"));
  await expect(handOn({ sentence: "  " }, project())).rejects.toThrow(/one sentence/);
});

test("of a sentence that is no more than signs nobody sees nothing is left", async () => {
  writeFileSync(file(), PAGE.replace("Roofs", "New roofs"));
  await expect(handOn({ sentence: "\u0000\u202e" }, project())).rejects.toThrow("Say what you");
  const { branch } = await handOn({ sentence: "New\u0000 \u001b[2Jroofs\u202e" }, project());
  expect(await gitIn(project())("log", "-1", "--format=%s", branch)).toBe("New [2Jroofs");
});
