/** Brings a branch to the host: over nothing that somebody else has there. */
import { type Git, hasReference } from "./git.ts";
import { conflictsOf } from "./merged-tree.ts";

/** @returns the host that the project is from, whatever else is known; nothing where none is */
export async function hostIn(git: Git): Promise<string | undefined> {
  const all = (await git("remote")).split("\n").filter(Boolean);
  return all.includes("origin") ? "origin" : all[0];
}

/**
 * @returns the name that it has there: another one, where somebody else's has this one already
 * @throws where the host does not take it
 */
export async function sendTo(git: Git, host: string, branch: string): Promise<string> {
  const there = await headAt(git, host, branch);
  const own = await git("rev-parse", branch);
  if (there && there !== own) {
    await git("fetch", "--quiet", host, `refs/heads/${branch}`);
    // Who reads it may have added to it.
    if ((await git("merge-base", own, there).catch(() => "")) === own) return branch;
  }
  const name = there && there !== own ? await freeName(git, branch) : branch;
  if (name !== branch) await git("branch", "--move", branch, name);
  if (name !== branch) return sendTo(git, host, name);
  await git("push", "--quiet", host, `refs/heads/${name}`);
  return name;
}

const headAt = async (git: Git, host: string, branch: string) =>
  (await git("ls-remote", host, `refs/heads/${branch}`)).split("\t")[0];

/** @returns the name, or one that no branch here has */
export async function freeName(git: Git, name: string): Promise<string> {
  for (let count = 1; ; count++) {
    const one = count === 1 ? name : `${name}-${count}`;
    if (!(await hasReference(git, `refs/heads/${one}`))) return one;
  }
}

/** @returns files in which others published changes of the same lines; none where that cannot be known */
export async function alsoChanged(git: Git, host: string, branch: string): Promise<string[]> {
  try {
    await git("fetch", "--quiet", host);
    const main = await git("rev-parse", "--verify", "--quiet", `refs/remotes/${host}/HEAD`);
    return await conflictsOf(git, main, branch);
  } catch {
    return [];
  }
}
