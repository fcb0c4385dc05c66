/** Branches of people, with a real repository and a real host. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { countBehind, publishBranch, updateBranch } from "./person-branch.ts";
import { openRepository, type Repository, type Worktree } from "./repository.ts";
import { FILE, PAGE, type SmallRepository, smallRepository } from "./testing/small-repository.ts";

const ANN = { id: "ann-1", mail: "ann@example.com", name: "Ann Baker" };
const BOB = { id: "bob-1", mail: "bob@example.com", name: "Bob Cook" };
const BRANCH = "edit/ann-1";

let small: SmallRepository;
let repository: Repository;
let ann: Worktree;

beforeEach(async () => {
  small = await smallRepository();
  repository = await open();
  ann = await repository.worktree(ANN);
  return () => small.remove();
});

const open = () =>
  openRepository({
    EDIT_DATA_DIR: path.join(small.folder, "data"),
    EDIT_REPOSITORY: small.address,
    EDIT_MAIN: "main",
    EDIT_URL: "https://edit.example.com",
  });

const says = ({ folder }: Worktree, file = FILE) => readFileSync(path.join(folder, file), "utf8");
const write = ({ folder }: Worktree, text: string, file = FILE) =>
  writeFileSync(path.join(folder, file), text);

async function publish(worktree = ann, person = ANN, summary = "A new name") {
  await repository.fetch(true);
  return publishBranch(worktree, { person, summary, main: repository.main });
}

async function update() {
  await repository.fetch(true);
  return updateBranch(ann, repository.main);
}

test("publishes as the person, on the person's branch, and nothing of anybody else", async () => {
  const bob = await repository.worktree(BOB);
  write(ann, PAGE.replace("Roofs", "Roofs of Ann"));
  write(bob, PAGE.replace("Two", "Two of Bob"));
  await publish(ann, ANN, " Name\nour roofs ");
  await publish(bob, BOB);
  const told = await small.host("log", "-1", "--format=%s|%an|%ae|%cn", BRANCH);
  expect(told).toBe("Name our roofs|Ann Baker|ann@example.com|Editor");
  expect(await small.host("show", `${BRANCH}:${FILE}`)).not.toContain("Bob");
  expect(await small.host("show", `edit/bob-1:${FILE}`)).not.toContain("Ann");
  await expect(publish()).rejects.toThrow("Nothing was changed.");
});

test("people come back to their words after a restart; a lost folder loses nothing published", async () => {
  write(ann, PAGE.replace("Roofs", "New roofs"));
  await publish();
  write(ann, PAGE.replace("Roofs", "Newest roofs"));
  repository = await open();
  ann = await repository.worktree(ANN);
  await update();
  expect(says(ann)).toContain("Newest roofs");
  rmSync(path.join(small.folder, "data"), { recursive: true });
  repository = await open();
  ann = await repository.worktree(ANN);
  await update();
  write(ann, PAGE.replace("Two", "Three"));
  await publish();
  const both = PAGE.replace("Roofs", "New roofs").replace("Two", "Three");
  expect(await small.host("show", `${BRANCH}:${FILE}`)).toBe(both.trimEnd());
});

test("takes in what was published, and keeps the words that were not", async () => {
  write(ann, PAGE.replace("Roofs", "New roofs"));
  write(ann, "title: A town\n", "content/new.yaml");
  await small.push(PAGE.replace("Two", "Three"));
  await repository.fetch(true);
  expect(await countBehind(ann, repository.main)).toBe(1);
  expect(await update()).toEqual({ isChanged: true, isOtherCode: false, conflicts: [] });
  expect(says(ann)).toBe(PAGE.replace("Roofs", "New roofs").replace("Two", "Three"));
  expect(says(ann, "content/new.yaml")).toBe("title: A town\n");
  expect(await ann.git("diff", "--name-only", "HEAD")).toBe(FILE);
  expect((await update()).isChanged).toBe(false);
  await small.push("two", "app/code.ts");
  expect((await update()).isOtherCode).toBe(true);
});

test("tells in words where both changed the same, and touches nothing", async () => {
  write(ann, PAGE.replace("Roofs", "Roofs of Ann"));
  await small.push(PAGE.replace("Roofs", "Roofs of others"));
  expect(await update()).toMatchObject({
    isChanged: false,
    conflicts: [{ file: FILE, at: "title", yours: "Roofs of Ann", theirs: "Roofs of others" }],
  });
  expect(says(ann)).toBe(PAGE.replace("Roofs", "Roofs of Ann"));
  // Whoever writes what both should be can take in the rest.
  write(ann, PAGE.replace("Roofs", "Roofs of others"));
  expect((await update()).isChanged).toBe(true);
});

test("begins anew once a branch was merged as one commit, with a reviewer's changes", async () => {
  write(ann, PAGE.replace("Roofs", "New roofs"));
  await publish();
  await small.push(PAGE.replace("Roofs", "Newer roofs"), FILE, BRANCH);
  await small.push(PAGE.replace("Roofs", "Newer roofs"));
  await small.push("two", "app/code.ts");
  write(ann, says(ann).replace("Two", "Unfinished"));
  await update();
  expect(await ann.git("rev-parse", "HEAD")).toBe(await small.host("rev-parse", "main"));
  expect(says(ann)).toBe(PAGE.replace("Roofs", "Newer roofs").replace("Two", "Unfinished"));
  // The branch is still at the host, and is no other branch by now.
  await publish(ann, ANN, "What comes next");
  expect(await small.host("log", "--format=%s", `main..${BRANCH}`)).toBe("What comes next");
  expect((await update()).isChanged).toBe(false);
});

test("begins anew once a branch was removed, and keeps what was not published", async () => {
  write(ann, PAGE.replace("Roofs", "Roofs that nobody wants"));
  await publish();
  write(ann, says(ann).replace("Two", "Unfinished"));
  const given = await ann.git("rev-parse", "HEAD");
  await small.host("branch", "-D", BRANCH);
  await update();
  expect(says(ann)).toBe(PAGE.replace("Two", "Unfinished"));
  // A developer can still find what was given up.
  expect(await ann.git("for-each-ref", `refs/kept/${BRANCH}`)).toContain(given);
});

test("what a reviewer pushes stays on the branch, and is never checked out here", async () => {
  await small.push("evil", "app/code.ts", BRANCH);
  await small.push("evil", "content/vite.config.ts", BRANCH);
  await small.push(PAGE.replace("Two", "Two of a reviewer"), FILE, BRANCH);
  await update();
  write(ann, PAGE.replace("Roofs", "New roofs"));
  await publish();
  await update();
  expect(says(ann, "app/code.ts")).toBe("one");
  expect(existsSync(path.join(ann.folder, "content/vite.config.ts"))).toBe(false);
  const merged = PAGE.replace("Roofs", "New roofs").replace("Two", "Two of a reviewer");
  expect(await small.host("show", `${BRANCH}:${FILE}`)).toBe(merged.trimEnd());
});

test("what a reviewer wrote instead of one's own words is told, and not written over", async () => {
  write(ann, PAGE.replace("Roofs", "Roofs of Ann"));
  await publish();
  await small.push(PAGE.replace("Roofs", "Roofs of a reviewer"), FILE, BRANCH);
  write(ann, PAGE.replace("Roofs", "Newest roofs of Ann"));
  await expect(publish()).rejects.toThrow(/to “Roofs of a reviewer”/);
  expect(await small.host("show", `${BRANCH}:${FILE}`)).toContain("Roofs of a reviewer");
  expect(says(ann)).toContain("Newest roofs of Ann");
});

test("keeps the words where the host does not take them, and publishes them later", async () => {
  write(ann, PAGE.replace("Roofs", "New roofs"));
  await small.host("update-ref", `refs/heads/${BRANCH}/in-the-way`, "main");
  await expect(publish()).rejects.toThrow("Your words are kept here");
  await small.host("update-ref", "-d", `refs/heads/${BRANCH}/in-the-way`);
  await publish();
  expect(await small.host("show", `${BRANCH}:${FILE}`)).toContain("New roofs");
});
