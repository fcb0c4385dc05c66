/** Two people and the same words: nothing is lost, and both versions are told. */
import { beforeEach, expect, test } from "vitest";
import { takeIn } from "./branch.ts";
import { countBehind } from "./others.ts";
import { quarrelsIn } from "./quarrel.ts";
import type { Workplace } from "./repository.ts";
import {
  ANN,
  BOB,
  peopleAtWork,
  repository,
  says,
  send,
  small,
  write,
} from "./testing/people-at-work.ts";
import { FILE, PAGE } from "./testing/small-repository.ts";

let ann: Workplace;
beforeEach(async () => {
  const end = await peopleAtWork();
  ann = await repository.workplace(ANN);
  return end;
});

const title = (words: string) => PAGE.replace("Roofs", words);
const quarrels = async () => {
  const { conflicts, other = repository.main } = await takeIn(ann, repository.main);
  return quarrelsIn(ann, other, conflicts);
};

test("who hands on second hears that others published the same words, and both are kept", async () => {
  const bob = await repository.workplace(BOB);
  write(ann, title("Roofs of Ann"));
  write(bob, title("Roofs of Bob"));
  await send(bob, BOB);
  expect(await send(ann, ANN)).not.toHaveProperty("alsoChanged");
  await small.merge("edit/bob-1");
  await repository.fetch(true);
  write(ann, title("Newest roofs of Ann"));
  expect((await send(ann, ANN)).alsoChanged).toEqual([FILE]);
  expect(await small.host("show", `edit/ann-1:${FILE}`)).toContain("Newest roofs of Ann");
  expect(await small.host("show", `main:${FILE}`)).toContain("Roofs of Bob");
});

test("what a reader of the branch wrote is told beside one's own, and is not written over", async () => {
  write(ann, title("Roofs of Ann"));
  await send(ann, ANN);
  await small.publish(title("Roofs of a reader"), FILE, "edit/ann-1");
  write(ann, title("Newest roofs of Ann"));
  await repository.fetch(true);
  expect(await countBehind(ann, repository.main)).toBe(1);
  await expect(send(ann, ANN)).rejects.toThrow(/Take in what others published/);
  expect(await quarrels()).toEqual([
    { file: FILE, at: "title", yours: "Newest roofs of Ann", theirs: "Roofs of a reader" },
  ]);
  expect(await small.host("show", `edit/ann-1:${FILE}`)).toContain("Roofs of a reader");
  // Once it is written like theirs, it is taken in; then it can be written anew.
  write(ann, title("Roofs of a reader"));
  expect(await quarrels()).toEqual([]);
  write(ann, title("Roofs of both"));
  await send(ann, ANN);
  expect(await small.host("show", `edit/ann-1:${FILE}`)).toContain("Roofs of both");
  expect(await countBehind(ann, repository.main)).toBe(0);
});

test("a branch that somebody wrote anew at the host brings its words along", async () => {
  write(ann, title("Roofs of Ann"));
  await send(ann, ANN);
  const tree = await small.host("rev-parse", "edit/ann-1^{tree}");
  const anew = await small.host(
    "-c",
    "user.name=Reader",
    "-c",
    "user.email=reader@example.com",
    "commit-tree",
    tree,
    "-p",
    "main",
    "-m",
    "Better said",
  );
  await small.host("update-ref", "refs/heads/edit/ann-1", anew);
  write(ann, says(ann).replace("Two", "Unfinished"));
  await repository.fetch(true);
  expect((await takeIn(ann, repository.main)).conflicts).toEqual([]);
  await send(ann, ANN);
  expect(await small.host("show", `edit/ann-1:${FILE}`)).toBe(
    title("Roofs of Ann").replace("Two", "Unfinished").trimEnd(),
  );
  expect(await small.host("log", "--format=%s", "edit/ann-1")).toContain("Better said");
});

test("what was published and merged counts no longer, though the branch is still there", async () => {
  write(ann, title("Roofs of Ann"));
  await send(ann, ANN);
  await small.merge("edit/ann-1", "--squash");
  await repository.fetch(true);
  expect(await countBehind(ann, repository.main)).toBe(1);
  await takeIn(ann, repository.main);
  expect(await countBehind(ann, repository.main)).toBe(0);
});

test("of a file that cannot be read its name is told", async () => {
  write(ann, title("Mine"));
  await small.publish(title("'Theirs"));
  await repository.fetch(true);
  expect(await quarrels()).toEqual([{ file: FILE, at: "" }]);
});
