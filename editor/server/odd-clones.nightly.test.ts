/** Handing on from a clone as it is found: behind its host, in the middle of a merge, with branches of that name. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
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
import { handOn } from "./hand-on.ts";

const NOW = "edit/2026-11-02-090000";
const SENTENCE = { sentence: "A new name" };

let small: SmallRepository;
let git: Git;
const project = () => path.join(small.folder, "own");
const says = (file = FILE) => readFileSync(path.join(project(), file), "utf8");
const write = (text: string, file = FILE) => {
  mkdirSync(path.dirname(path.join(project(), file)), { recursive: true });
  writeFileSync(path.join(project(), file), text);
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-02T09:00:00Z") });
  small = await smallRepository();
  await gitIn(small.folder)("clone", "--quiet", small.address, "own");
  git = gitIn(project());
  await git("config", "user.name", "Marketing");
  await git("config", "user.email", "marketing@example.com");
});
afterEach(() => {
  vi.useRealTimers();
  small.remove();
});

test("others published other lines: the branch is what was changed here, and fits", async () => {
  await small.publish(PAGE.replace("Two", "Three"));
  write(PAGE.replace("Roofs", "New roofs"));
  expect(await handOn(SENTENCE, project())).toEqual({ branch: NOW, remote: "origin" });
  await small.merge(NOW, "--no-ff", "--message", "Merge");
  expect(await small.host("show", `main:${FILE}`)).toBe(
    PAGE.replace("Roofs", "New roofs").replace("Two", "Three").trimEnd(),
  );
});

test("others published the same words: both are kept, and it is told", async () => {
  await small.publish(PAGE.replace("Roofs", "Roofs of others"));
  write(PAGE.replace("Roofs", "Roofs of ours"));
  const handedOn = await handOn(SENTENCE, project());
  expect(handedOn).toEqual({ branch: NOW, remote: "origin", alsoChanged: [FILE] });
  expect(await small.host("show", `${NOW}:${FILE}`)).toContain("Roofs of ours");
  expect(await small.host("show", `main:${FILE}`)).toContain("Roofs of others");
  expect(says()).toContain("Roofs of ours");
});

test("two people hand on in the same second: each has a branch", async () => {
  await small.host("branch", NOW, "main~1");
  const theirs = await small.host("rev-parse", NOW);
  write(PAGE.replace("Roofs", "New roofs"));
  const { branch } = await handOn(SENTENCE, project());
  expect(branch).toBe(`${NOW}-2`);
  expect(await small.host("show", `${branch}:${FILE}`)).toContain("New roofs");
  expect(await small.host("rev-parse", NOW)).toBe(theirs);
});

test("two changes are handed on in the same second", async () => {
  write(PAGE.replace("Roofs", "New roofs"));
  await handOn(SENTENCE, project());
  write(PAGE.replace("Roofs", "Newest roofs"));
  const { branch } = await handOn(SENTENCE, project());
  expect(branch).toBe(`${NOW}-2`);
  expect(await small.host("show", `${branch}:${FILE}`)).toContain("Newest roofs");
});

test("what a reviewer added to the branch stays there when the same is handed on again", async () => {
  write(PAGE.replace("Roofs", "New roofs"));
  await handOn(SENTENCE, project());
  await small.publish(PAGE.replace("Roofs", "Newer roofs"), FILE, NOW);
  expect((await handOn(SENTENCE, project())).branch).toBe(NOW);
  expect(await small.host("show", `${NOW}:${FILE}`)).toContain("Newer roofs");
});

const begun: [what: string, ...how: string[]][] = [
  ["merge", "merge", "origin/main"],
  ["rebase", "rebase", "origin/main"],
];
test.each(begun)(
  "a %s that nobody has finished is told, and nothing is touched",
  async (_, ...how) => {
    await small.publish(PAGE.replace("Roofs", "Roofs of others"));
    write(PAGE.replace("Roofs", "Roofs of ours"));
    await git("commit", "--quiet", "--all", "--message", "Ours");
    await git("fetch", "--quiet");
    await expect(git(...how)).rejects.toThrow();
    const before = [says(), await git("status", "--porcelain")];
    await expect(handOn(SENTENCE, project())).rejects.toThrow(/is not finished.*Ask a developer/);
    await expect(changedWords(project())).rejects.toThrow(/is not finished/);
    expect([says(), await git("status", "--porcelain")]).toEqual(before);
    expect(await git("branch", "--list", "edit/*")).toBe("");
  },
);

test("what somebody has staged, and what is no content, stays as it is", async () => {
  write("two", "app/code.ts");
  write("title: Staged\n", "content/staged.yaml");
  await git("add", ".");
  write("three", "app/code.ts");
  write(PAGE.replace("Roofs", "New roofs"));
  const before = await git("status", "--porcelain=v2");
  const { branch } = await handOn(SENTENCE, project());
  expect(await git("status", "--porcelain=v2")).toBe(before);
  expect(await git("show", "--name-only", "--format=", branch)).toBe(
    `${FILE}\ncontent/staged.yaml`,
  );
});

test("goes to the host that the project is from, whatever else is known", async () => {
  await git("remote", "add", "backup", path.join(small.folder, "none.git"));
  write(PAGE.replace("Roofs", "New roofs"));
  expect((await handOn(SENTENCE, project())).remote).toBe("origin");
});
