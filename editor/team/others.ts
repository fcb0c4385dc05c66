/** What others did: what is published, and what somebody wrote on a person's branch at the host. */
import { type Git, hasReference, BESIDES } from "#editor/server/git.ts";
import { mergedTree } from "#editor/server/merged-tree.ts";
import { disallowedFiles } from "./disallowed-files.ts";
import type { Worktree } from "./repository.ts";

/** @returns what is to be taken in, by its names */
export async function others(place: Worktree, main: string): Promise<string[]> {
  const there = await branchAtHost(place);
  if (!there || (await isIn(place.git, there, main))) return [main];
  return (await holdsOnlyWords(place, there, main)) ? [there, main] : [main];
}

/** Whether the host has something on the person's branch that is not taken in, as it is not words alone. */
export async function isLeftAlone(place: Worktree, main: string): Promise<boolean> {
  const there = await branchAtHost(place);
  return there !== undefined && !(await holdsOnlyWords(place, there, main));
}

async function branchAtHost({ git, branch }: Worktree): Promise<string | undefined> {
  const there = `refs/remotes/origin/${branch}`;
  return (await hasReference(git, there)) ? there : undefined;
}

/** @returns how many changes of others the person does not have */
export async function countBehind(place: Worktree, main: string): Promise<number> {
  const all = await others(place, main);
  return Number(await place.git("rev-list", "--count", ...all, "^HEAD"));
}

/** Whether nothing of a branch is missing in another one. */
export async function isIn(git: Git, one: string, other: string): Promise<boolean> {
  const base = await git("merge-base", other, one).catch(() => undefined);
  if (!base) return false;
  const both = await mergedTree(git, { base, ours: other, theirs: one });
  return "tree" in both && both.tree === (await git("rev-parse", `${other}^{tree}`));
}

/** Whether a branch that is not yet published adds nothing but words and pictures to what once was. */
export async function holdsOnlyWords(place: Worktree, there: string, main: string) {
  const base = await place.git("merge-base", main, there).catch(() => undefined);
  return base !== undefined && (await disallowedFiles(place, base, there)).length === 0;
}

/** Whether two states of the project differ in more than words and pictures. */
export const isOtherCode = async (git: Git, one: string, other: string): Promise<boolean> =>
  (await git("diff", "--name-only", one, other, "--", ...BESIDES)) !== "";
