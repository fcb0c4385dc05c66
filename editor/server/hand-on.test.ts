/** Handing on, with a real repository and a real remote. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { changedWords } from "./changed-words.ts";
import { gitIn } from "./git.ts";
import { handOn } from "./hand-on.ts";

let folder = "";
const project = () => path.join(folder, "project");
const remote = () => path.join(folder, "remote.git");
const file = () => path.join(project(), "content/page.yaml");
const PAGE = "title: Roofs\npoints:\n  - One\n  - Two\n";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "hand-on-"));
  mkdirSync(path.dirname(file()), { recursive: true });
  const git = gitIn(project());
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Marketing");
  git("config", "user.email", "marketing@example.com");
  writeFileSync(file(), PAGE);
  writeFileSync(path.join(project(), "code.ts"), "one");
  git("add", ".");
  git("commit", "--quiet", "--message", "Begin");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("tells what changed in words; what was moved is not told", () => {
  writeFileSync(file(), "title: New roofs\npoints:\n  - Two\n  - One\n");
  writeFileSync(path.join(project(), "content/new.yaml"), "title: A town\n");
  expect(changedWords(project())).toEqual([
    { file: "content/page.yaml", at: "title", before: "Roofs", after: "New roofs" },
    { file: "content/new.yaml", at: "title", after: "A town" },
  ]);
});

test("sends what was changed of content, on a branch of its own, and stays where it is", () => {
  gitIn(folder)("init", "--quiet", "--bare", "remote.git");
  gitIn(project())("remote", "add", "origin", remote());
  writeFileSync(file(), PAGE.replace("Roofs", "New roofs"));
  writeFileSync(path.join(project(), "code.ts"), "two");
  const { branch, remote: sentTo } = handOn(
    { sentence: " Call the page\nby a new name " },
    project(),
  );
  const there = gitIn(remote());
  expect(sentTo).toBe("origin");
  expect(there("log", "-1", "--format=%s|%an", branch)).toBe(
    "Call the page by a new name|Marketing",
  );
  expect(there("show", "--name-only", "--format=", branch)).toBe("content/page.yaml");
  expect(there("show", `${branch}:content/page.yaml`)).toContain("New roofs");
  const here = gitIn(project());
  expect(here("branch", "--show-current")).toBe("main");
  expect(here("diff", "--cached", "--name-only")).toBe("");
  expect(readFileSync(file(), "utf8")).toContain("New roofs");
});

test("keeps the branch here where there is no remote", () => {
  writeFileSync(file(), PAGE.replace("Roofs", "New roofs"));
  const { branch, remote: sentTo } = handOn({ sentence: "A new name" }, project());
  expect(sentTo).toBeUndefined();
  expect(gitIn(project())("show", `${branch}:content/page.yaml`)).toContain("New roofs");
});

test("says when a remote does not take it, and keeps the branch", () => {
  gitIn(project())("remote", "add", "origin", remote());
  writeFileSync(file(), PAGE.replace("Roofs", "New roofs"));
  expect(() => handOn({ sentence: "A new name" }, project())).toThrow(/origin did not take them/);
  expect(gitIn(project())("branch", "--list", "edit/*")).toMatch(/edit/);
});

test("hands on nothing without a change or a sentence", () => {
  expect(() => handOn({ sentence: "A new name" }, project())).toThrow("Nothing was changed.");
  writeFileSync(file(), PAGE.replace("Roofs", "New roofs"));
  expect(() => handOn({ sentence: "  " }, project())).toThrow(/one sentence/);
});
