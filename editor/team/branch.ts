/** A person's branch: comes back, takes in what others did, begins anew once it is done with. */
import { BESIDES, type Git, hasReference } from "#editor/server/git.ts";
import { treeMadeBeside, treeOfChanges } from "#editor/server/hand-on.ts";
import { mergedTree } from "#editor/server/merged-tree.ts";
import { isIn, isOtherCode, others } from "./others.ts";
import type { Worktree } from "./repository.ts";

/** What became of a branch. */
interface TakenIn {
  /** Whether the files are others now. */
  isChanged: boolean;
  /** Files in which others changed what the person did; then nothing was touched. */
  conflicts: string[];
  /** Whose state of the project that is: what is published, or the person's branch at the host. */
  other?: string;
}

/** Where a branch shall stand, and the words in the folder beside it. */
interface Step {
  head: string;
  words: string;
}

const BETWEEN = "Take in what changed meanwhile";

/**
 * Brings a branch to what it should be after a fetch. The words in the folder that were not handed on go
 * along; where they cannot, everything stays.
 *
 * @param main what is published
 */
export const takeIn = (place: Worktree, main: string): Promise<TakenIn> =>
  place.alone(() => takeInAlone(place, main));

async function takeInAlone(place: Worktree, main: string): Promise<TakenIn> {
  const { git, folder, branch, environment } = place;
  const head = await git("rev-parse", "HEAD");
  const words = await treeOfChanges(folder, environment);
  const from = { head, words };
  const begins = await isOver(place, main);
  const made = begins
    ? await onto(place, from, await git("rev-parse", main))
    : await withOthers(place, from, await others(place, main));
  if ("conflicts" in made) return { isChanged: false, other: main, ...made };
  const step = await withCodeOf(place, main, made);
  if (begins) await git("update-ref", "-d", `refs/handed-on/${branch}`);
  if (step.head === head && step.words === words) return { isChanged: false, conflicts: [] };
  // What is given up here can still be found: by whom, and when.
  const time = new Date().toISOString().replaceAll(/\D/g, "");
  await git("update-ref", `refs/kept/${branch}/${time}`, head);
  await putInto(place, words, step.words);
  await git("update-ref", `refs/heads/${branch}`, step.head);
  await git("read-tree", step.head);
  return { isChanged: true, conflicts: [] };
}

/**
 * Whether the host has merged the branch, also as one commit or as others, or has removed it: then the next
 * words begin a new one.
 */
export async function isOver({ git, branch }: Worktree, main: string): Promise<boolean> {
  const there = await hasReference(git, `refs/remotes/origin/${branch}`);
  if (!there && (await hasReference(git, `refs/handed-on/${branch}`))) return true;
  const isOnlyMain = (await git("rev-list", "--count", `${main}..HEAD`)) === "0";
  return !isOnlyMain && (await isIn(git, "HEAD", main));
}

async function withOthers(place: Worktree, from: Step, references: string[]) {
  const { git } = place;
  let step = from;
  for (const reference of references) {
    const other = await git("rev-parse", reference);
    const base = await git("merge-base", step.head, other);
    if (base === other) continue;
    const head = base === step.head ? { head: other } : await joined(git, step.head, other, base);
    if ("conflicts" in head) return { ...head, other: reference };
    const next = await onto(place, step, head.head);
    if ("conflicts" in next) return { ...next, other: reference };
    step = next;
  }
  return step;
}

async function joined(git: Git, head: string, other: string, base: string) {
  const merged = await mergedTree(git, { base, ours: head, theirs: other });
  if ("conflicts" in merged) return merged;
  return { head: await git("commit-tree", merged.tree, "-p", head, "-p", other, "-m", BETWEEN) };
}

/** The words that were not handed on, on another state of the project. */
async function onto({ git }: Worktree, { head, words }: Step, next: string) {
  const merged = await mergedTree(git, { base: head, ours: next, theirs: words });
  return "tree" in merged ? { head: next, words: merged.tree } : merged;
}

/**
 * Whatever was merged: what is written into the folder, and runs there, is code of main. It is another one where
 * main has taken code back.
 */
async function withCodeOf(place: Worktree, main: string, step: Step): Promise<Step> {
  const { git, folder, environment } = place;
  if (!(await isOtherCode(git, main, step.words))) return step;
  const ofMain = (treeish: string) =>
    treeMadeBeside(folder, environment, async (beside) => {
      await beside("read-tree", treeish);
      await beside("restore", "--staged", `--source=${main}`, "--", ...BESIDES);
    });
  const tree = await ofMain(step.head);
  const head = await git("commit-tree", tree, "-p", step.head, "-m", BETWEEN);
  return { head, words: await ofMain(step.words) };
}

/** Touches the files that differ, and only those. */
async function putInto({ git }: Worktree, before: string, after: string) {
  await git("read-tree", before);
  await git("update-index", "-q", "--refresh").catch(() => undefined);
  await git("read-tree", "-m", "-u", before, after);
}
