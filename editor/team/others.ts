/** What others did: what is published, and what somebody wrote on a person's branch at the host. */
import { type Git, hasReference, OURS } from "#editor/server/git.ts";
import { mergedTree } from "#editor/server/merged-tree.ts";
import type { Workplace } from "./repository.ts";

/** @returns what is to be taken in, by its names */
export async function others({ git, branch }: Workplace, main: string): Promise<string[]> {
  const there = `refs/remotes/origin/${branch}`;
  if (!(await hasReference(git, there)) || (await isIn(git, there, main))) return [main];
  return (await holdsOnlyWords(git, there, main)) ? [there, main] : [main];
}

/** @returns how many changes of others the person does not have */
export async function countBehind(place: Workplace, main: string): Promise<number> {
  const all = await others(place, main);
  return Number(await place.git("rev-list", "--count", ...all, "^HEAD"));
}

/** Whether nothing of a branch is missing in another one. */
export async function isIn(git: Git, one: string, other: string): Promise<boolean> {
  const base = await git("merge-base", other, one);
  const both = await mergedTree(git, { base, ours: other, theirs: one });
  return "tree" in both && both.tree === (await git("rev-parse", `${other}^{tree}`));
}

/** A branch that is not yet published must not bring code into the editor. */
export async function holdsOnlyWords(git: Git, there: string, main: string): Promise<boolean> {
  const base = await git("merge-base", main, there);
  const outside = OURS.map((one) => `:(exclude)${one}`);
  return (await git("diff", "--name-only", base, there, "--", ".", ...outside)) === "";
}
