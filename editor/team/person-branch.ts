/**
 * A person's branch: takes in main, is published, and begins anew once it was merged or removed. What others
 * push to it is never checked out here: code that runs for a person is main's.
 */
import { type Conflict, conflictsIn } from "#editor/server/changed-words.ts";
import { EDITABLE, type Git, hasReference, mergeTrees, treeOfChanges } from "#editor/server/git.ts";
import { commitChanges, type Published } from "#editor/server/publish.ts";
import { HttpError } from "#editor/server/requests.ts";
import type { Person } from "./person.ts";
import type { Worktree } from "./repository.ts";

export interface Update {
  /** Whether files are others now, so that the form has to load them. */
  isChanged: boolean;
  /** Whether that is so of code, too. */
  isOtherCode: boolean;
  /** Where others changed what the person did; then nothing was touched. */
  conflicts: Conflict[];
}

const UNCHANGED: Update = { isChanged: false, isOtherCode: false, conflicts: [] };

/**
 * Takes in what was published, after a fetch. Changes that were not published go along; where they cannot,
 * everything stays.
 *
 * @param main the reference of what is published
 */
export async function updateBranch(worktree: Worktree, main: string): Promise<Update> {
  const { git, folder, branch } = worktree;
  const head = await git("rev-parse", "HEAD");
  const edited = await treeOfChanges(folder);
  const next = (await isFinished(worktree, main))
    ? { commit: await git("rev-parse", main), conflicts: [] }
    : await mergeCommits(git, head, main);
  if (next.commit === head) return UNCHANGED;
  const { tree, conflicts } = next.commit
    ? await mergeTrees(git, { base: head, ours: next.commit, theirs: edited })
    : { conflicts: next.conflicts };
  if (!next.commit || !tree) {
    const versions = { base: await git("merge-base", main, head), ours: edited, theirs: main };
    const told = await Promise.all(conflicts.map((file) => conflictsIn(git, file, versions)));
    return { ...UNCHANGED, conflicts: told.flat() };
  }
  // What is given up here can still be found: whose it was, and when.
  const time = new Date().toISOString().replaceAll(/\D/g, "");
  await git("update-ref", `refs/kept/${branch}/${time}`, head);
  // Only files that differ are touched.
  await git("read-tree", edited);
  await git("update-index", "-q", "--refresh").catch(() => undefined);
  await git("read-tree", "-m", "-u", edited, tree);
  await git("update-ref", `refs/heads/${branch}`, next.commit);
  await git("read-tree", next.commit);
  const code = [".", ...EDITABLE.map((one) => `:(exclude)${one}`)];
  const isOtherCode = (await git("diff", "--name-only", head, next.commit, "--", ...code)) !== "";
  return { isChanged: true, isOtherCode, conflicts: [] };
}

/** Whether the host has merged the branch, also as one commit or with more changes, or has removed it. */
async function isFinished({ git, branch }: Worktree, main: string): Promise<boolean> {
  if ((await git("rev-list", "--count", `${main}..HEAD`)) === "0") return false;
  const remoteBranch = `refs/remotes/origin/${branch}`;
  return !(await hasReference(git, remoteBranch)) || isContained(git, remoteBranch, main);
}

/** Whether merging a commit into another one would change nothing. */
async function isContained(git: Git, commit: string, other: string): Promise<boolean> {
  const base = await git("merge-base", other, commit).catch(() => undefined);
  if (!base) return false;
  const { tree } = await mergeTrees(git, { base, ours: other, theirs: commit });
  return tree === (await git("rev-parse", `${other}^{tree}`));
}

/** A commit that has what both have: one of them where that is enough. */
async function mergeCommits(
  git: Git,
  head: string,
  reference: string,
): Promise<{ commit?: string; conflicts: string[] }> {
  const other = await git("rev-parse", reference);
  const base = await git("merge-base", head, other);
  if (base === other) return { commit: head, conflicts: [] };
  if (base === head) return { commit: other, conflicts: [] };
  const { tree, conflicts } = await mergeTrees(git, { base, ours: head, theirs: other });
  if (!tree) return { conflicts };
  const parents = ["-p", head, "-p", other];
  const commit = await git("commit-tree", tree, ...parents, "-m", "Merge other changes");
  return { commit, conflicts };
}

/** @returns how many published changes the person does not have */
export const countBehind = async ({ git }: Worktree, main: string): Promise<number> =>
  Number(await git("rev-list", "--count", main, "^HEAD"));

/**
 * Commits the changes as the person, and pushes them as the person's branch, after a fetch. Nothing is done here
 * before it is done there.
 *
 * @throws HttpError where nothing was changed, no summary says what, or the repository does not take it
 */
export async function publishBranch(
  worktree: Worktree,
  { person, summary, main }: { person: Person; summary: string; main: string },
): Promise<Published> {
  const { git, folder, branch } = worktree;
  if (await isFinished(worktree, main)) await updateBranch(worktree, main);
  const author = { GIT_AUTHOR_NAME: person.name, GIT_AUTHOR_EMAIL: person.mail };
  const commit = await commitChanges(folder, summary, author);
  const [local, remote] = [`refs/heads/${branch}`, `refs/remotes/origin/${branch}`];
  const seen = (await hasReference(git, remote)) ? await git("rev-parse", remote) : "";
  const pushed = seen ? await withReviewed(git, commit, seen, main) : commit;
  // Only over what we have seen there: what somebody else pushed a moment ago is not lost.
  const lease = `--force-with-lease=${local}:${seen}`;
  await git("push", "--quiet", lease, "origin", `${pushed}:${local}`).catch(() => {
    throw new HttpError(NOT_TAKEN, 502);
  });
  await git("update-ref", local, commit);
  await git("read-tree", commit);
  await git("update-ref", remote, pushed);
  return { branch, remote: "the repository" };
}

/** What reviewers added to the branch stays on it. */
async function withReviewed(git: Git, commit: string, seen: string, main: string) {
  if (await isContained(git, seen, main)) return commit;
  const merged = await mergeCommits(git, commit, seen);
  if (merged.commit) return merged.commit;
  const base = await git("merge-base", commit, seen);
  const [file = ""] = merged.conflicts;
  const [first] = await conflictsIn(git, file, { base, ours: commit, theirs: seen });
  const theirs = first?.theirs === undefined ? file : `“${first.theirs}”`;
  throw new HttpError(
    `Whoever reads your words has changed the same words on your branch, to ${theirs}. Yours are kept here. Write the same, or talk to them; then hand on again.`,
    409,
  );
}

const NOT_TAKEN =
  "Your words are kept here, but the repository did not take them. Try again in a minute, or ask a developer.";
