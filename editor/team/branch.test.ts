/** Branches of people, with a real repository and a real host. */
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { takeIn } from "./branch.ts";
import { conflictsIn } from "./conflicts.ts";
import {
  ANN,
  BOB,
  comeBack,
  openAnew,
  peopleAtWork,
  repository,
  says,
  send,
  small,
  write,
} from "./testing/people-at-work.ts";
import { FILE, PAGE } from "./testing/small-repository.ts";

beforeEach(peopleAtWork);

test("hands on as the person, on the person's branch, and nothing of anybody else", async () => {
  const [ann, bob] = [await repository.worktree(ANN), await repository.worktree(BOB)];
  write(ann, PAGE.replace("Roofs", "Roofs of Ann"));
  write(bob, PAGE.replace("Two", "Two of Bob"));
  expect(says(ann)).not.toContain("Bob");
  await send(ann, ANN, " Name\nour roofs ");
  await send(bob, BOB);
  const told = await small.host("log", "-1", "--format=%s|%an|%ae|%cn", "edit/ann-1");
  expect(told).toBe("Name our roofs|Ann Baker|ann@example.com|Editor");
  expect(await small.host("show", `edit/ann-1:${FILE}`)).not.toContain("Bob");
  expect(await small.host("show", `edit/bob-1:${FILE}`)).not.toContain("Ann");
  await expect(send(ann, ANN)).rejects.toThrow("Nothing was changed.");
});

test("people come back to their words after a restart, and on a new machine to what they handed on", async () => {
  const ann = await repository.worktree(ANN);
  write(ann, PAGE.replace("Roofs", "New roofs"));
  await send(ann, ANN);
  write(ann, PAGE.replace("Roofs", "Newest roofs"));
  await openAnew();
  expect(says((await comeBack(ANN)).place)).toContain("Newest roofs");
  rmSync(path.join(small.folder, "data"), { recursive: true });
  await openAnew();
  const { place } = await comeBack(ANN);
  expect(says(place)).toContain("New roofs");
  expect(await place.git("branch", "--show-current")).toBe("edit/ann-1");
});

test("takes in what was published, and keeps the words that were not handed on", async () => {
  const ann = await repository.worktree(ANN);
  write(ann, PAGE.replace("Roofs", "New roofs"));
  write(ann, "title: A town\n", "content/new.yaml");
  await small.publish(PAGE.replace("Two", "Three"));
  const { place, taken } = await comeBack(ANN);
  expect(taken).toEqual({ isChanged: true, conflicts: [] });
  expect(says(place)).toBe(PAGE.replace("Roofs", "New roofs").replace("Two", "Three"));
  expect(says(place, "content/new.yaml")).toBe("title: A town\n");
  expect(await place.git("diff", "--name-only", "HEAD")).toBe(FILE);
  expect(await place.git("rev-parse", "HEAD")).toBe(await small.host("rev-parse", "main"));
  expect((await comeBack(ANN)).taken.isChanged).toBe(false);
});

test("tells in words where both changed the same, and touches nothing", async () => {
  const ann = await repository.worktree(ANN);
  write(ann, PAGE.replace("Roofs", "Roofs of Ann"));
  await small.publish(PAGE.replace("Roofs", "Roofs of others"));
  const { place, taken } = await comeBack(ANN);
  expect(taken).toEqual({ isChanged: false, conflicts: [FILE], other: repository.main });
  expect(says(place)).toBe(PAGE.replace("Roofs", "Roofs of Ann"));
  expect(await conflictsIn(place, repository.main, taken.conflicts)).toEqual([
    { file: FILE, at: "title", yours: "Roofs of Ann", theirs: "Roofs of others" },
  ]);
  // Whoever writes what both should be can take in the rest.
  write(place, PAGE.replace("Roofs", "Roofs of others"));
  expect((await comeBack(ANN)).taken.isChanged).toBe(true);
});

test("begins anew once a branch was merged as one commit", async () => {
  const ann = await repository.worktree(ANN);
  write(ann, PAGE.replace("Roofs", "New roofs"));
  await send(ann, ANN);
  await small.merge("edit/ann-1", "--squash");
  await small.publish("two", "app/code.ts");
  write(ann, says(ann).replace("Two", "Unfinished"));
  const { place } = await comeBack(ANN);
  expect(await place.git("rev-parse", "HEAD")).toBe(await small.host("rev-parse", "main"));
  expect(says(place)).toBe(PAGE.replace("Roofs", "New roofs").replace("Two", "Unfinished"));
  // The branch is still at the host, and is no other branch by now.
  await send(place, ANN, "What comes next");
  expect(await small.host("log", "--format=%s", "main..edit/ann-1")).toBe("What comes next");
  expect((await comeBack(ANN)).taken.isChanged).toBe(false);
});

test("begins anew once a branch was removed, and keeps what was not handed on", async () => {
  const ann = await repository.worktree(ANN);
  write(ann, PAGE.replace("Roofs", "Roofs that nobody wants"));
  await send(ann, ANN);
  write(ann, says(ann).replace("Two", "Unfinished"));
  const given = await ann.git("rev-parse", "HEAD");
  await small.host("branch", "-D", "edit/ann-1");
  const { place } = await comeBack(ANN);
  expect(says(place)).toBe(PAGE.replace("Two", "Unfinished"));
  // A developer can still find what was given up.
  expect(await place.git("for-each-ref", "refs/kept/edit/ann-1")).toContain(given);
  await send(place, ANN);
  expect((await comeBack(ANN)).taken.isChanged).toBe(false);
  expect(await small.host("show", `edit/ann-1:${FILE}`)).toContain("Unfinished");
});

test("takes in words that a reviewer added to the branch, and no code", async () => {
  const ann = await repository.worktree(ANN);
  write(ann, PAGE.replace("Roofs", "New roofs"));
  await send(ann, ANN);
  await small.publish(PAGE.replace("Roofs", "Newer roofs"), FILE, "edit/ann-1");
  expect(says((await comeBack(ANN)).place)).toContain("Newer roofs");
  await small.publish("evil", "app/code.ts", "edit/ann-1");
  const { place } = await comeBack(ANN);
  expect(says(place, "app/code.ts")).toBe("one");
  // What somebody else sent is not written over.
  write(place, PAGE);
  await expect(send(place, ANN)).rejects.toThrow("Ask a developer");
  expect(await small.host("show", "edit/ann-1:app/code.ts")).toBe("evil");
});

test("takes no code of a pushed branch at a first visit", async () => {
  await small.push("edit/ann-1", "vite.edit.ts", "evil");
  await small.push("edit/bob-1", "content/vite.config.ts", "evil");
  const { place } = await comeBack(ANN);
  expect(existsSync(path.join(place.folder, "vite.edit.ts"))).toBe(false);
  expect(await place.git("diff", "--name-only", repository.main, "--", ":!content")).toBe("");
  // What the person writes stays in the folder, until a developer has looked at the branch.
  write(place, PAGE.replace("Roofs", "Newest roofs"));
  await expect(send(place, ANN)).rejects.toThrow("Ask a developer");
  expect(says((await comeBack(ANN)).place)).toContain("Newest roofs");
  const bob = await comeBack(BOB);
  expect(existsSync(path.join(bob.place.folder, "content/vite.config.ts"))).toBe(false);
});

test("code that main took back is taken back from who has it, with a folder and words of before", async () => {
  const before = await small.host("rev-parse", "main");
  await small.publish("hole", "app/code.ts");
  await small.publish("hole", "app/other.ts");
  const { place: ann } = await comeBack(ANN);
  write(ann, PAGE.replace("Roofs", "New roofs"));
  await send(ann, ANN);
  write(ann, PAGE.replace("Roofs", "Newest roofs"));
  await small.host("update-ref", "refs/heads/main", before);
  const { place } = await comeBack(ANN);
  expect(says(place, "app/code.ts")).toBe("one");
  expect(existsSync(path.join(place.folder, "app/other.ts"))).toBe(false);
  expect(says(place)).toContain("Newest roofs");
  await send(place, ANN);
  expect(await small.host("diff", "--name-only", "main", "edit/ann-1")).toBe(FILE);
});

test("what a reader of the branch wrote is told beside one's own, and is not written over", async () => {
  const ann = await repository.worktree(ANN);
  write(ann, PAGE.replace("Roofs", "Roofs of Ann"));
  await send(ann, ANN);
  await small.publish(PAGE.replace("Roofs", "Roofs of a reader"), FILE, "edit/ann-1");
  write(ann, PAGE.replace("Roofs", "Newest roofs of Ann"));
  await repository.fetch(true);
  await expect(send(ann, ANN)).rejects.toThrow(/Take in what others published/);
  const { conflicts, other = "" } = await takeIn(ann, repository.main);
  expect(await conflictsIn(ann, other, conflicts)).toEqual([
    { file: FILE, at: "title", yours: "Newest roofs of Ann", theirs: "Roofs of a reader" },
  ]);
  expect(await small.host("show", `edit/ann-1:${FILE}`)).toContain("Roofs of a reader");
});

test("keeps the words where the host does not take them, and hands them on later", async () => {
  const ann = await repository.worktree(ANN);
  write(ann, PAGE.replace("Roofs", "New roofs"));
  await small.host("update-ref", "refs/heads/edit/ann-1/in-the-way", "main");
  await expect(send(ann, ANN)).rejects.toThrow("Your words are kept here");
  expect(says(ann)).toContain("New roofs");
  await small.host("update-ref", "-d", "refs/heads/edit/ann-1/in-the-way");
  await send(ann, ANN);
  expect(await small.host("show", `edit/ann-1:${FILE}`)).toContain("New roofs");
});
