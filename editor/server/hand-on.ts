/**
 * Hands the changes on as a branch of their own, made beside the working tree, so that the editor stays
 * where it is. Where there is a remote it is sent there; to publish it is that host's review.
 */
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { HttpError } from "./requests.ts";
import { projectFolder } from "#server/settings.ts";
import { type Git, gitIn, OURS, refuseUnfit } from "./git.ts";
import { conflictsOf } from "./merged-tree.ts";

const LONGEST_SENTENCE = 100;

export interface HandedOn {
  branch: string;
  /** The remote that has it; nothing where none is configured. */
  remote?: string;
  /** Files in which others published changes of the same lines meanwhile, where there are such. */
  alsoChanged?: string[];
}

/** @throws HttpError where nothing was changed, or no sentence says what */
export async function handOn(
  { sentence }: { sentence: string },
  folder = projectFolder,
): Promise<HandedOn> {
  const git = gitIn(folder);
  const words = sentenceFrom(sentence);
  await refuseUnfit(git, folder);
  const tree = await treeOfChanges(folder);
  if (tree === (await git("rev-parse", "HEAD^{tree}"))) throw new HttpError("Nothing was changed.");
  // Also what a host did not take the last time.
  const branch = (await branchThatSays(git, tree)) ?? (await newBranch(git, tree, words));
  const remote = await hostIn(git);
  if (!remote) return { branch };
  try {
    await sendTo(git, remote, branch);
    const both = await alsoChanged(git, remote, branch);
    return { branch, remote, ...(both.length > 0 ? { alsoChanged: both } : {}) };
  } catch {
    throw new HttpError(
      `Your changes are kept on this computer as ${branch}, but the repository did not take them. Try again in a minute, or ask a developer.`,
      502,
    );
  }
}

const NAMELESS =
  "This computer does not know your name yet, so nothing was handed on. Ask a developer to tell git (user.name, user.email), then hand on again.";

async function newBranch(git: Git, tree: string, words: string): Promise<string> {
  const commit = await git("commit-tree", tree, "-p", "HEAD", "-m", words).catch(() => {
    throw new HttpError(NAMELESS);
  });
  const time = new Date().toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "");
  // Two people may hand on in the same second.
  const branch = `edit/${time}-${randomBytes(2).toString("hex")}`;
  await git("branch", branch, commit);
  return branch;
}

async function branchThatSays(git: Git, tree: string): Promise<string | undefined> {
  const all = await git("for-each-ref", "--format=%(tree) %(refname:short)", "refs/heads/edit/");
  return all
    .split("\n")
    .find((line) => line.startsWith(tree))
    ?.slice(tree.length + 1);
}

/** @returns the remote that the project is from, whatever else is known; nothing where none is */
async function hostIn(git: Git): Promise<string | undefined> {
  const all = (await git("remote")).split("\n").filter(Boolean);
  return all.includes("origin") ? "origin" : all[0];
}

/** @throws if the remote does not take it */
async function sendTo(git: Git, remote: string, branch: string): Promise<void> {
  await git("push", "--quiet", remote, `refs/heads/${branch}`).catch(async (error: unknown) => {
    // What a reviewer added to the branch stays there.
    await git("fetch", "--quiet", remote, `refs/heads/${branch}`);
    const base = await git("merge-base", branch, "FETCH_HEAD");
    if (base !== (await git("rev-parse", branch))) throw error;
  });
}

/** @returns files in which others published changes of the same lines; none where that cannot be known */
async function alsoChanged(git: Git, remote: string, branch: string): Promise<string[]> {
  try {
    await git("fetch", "--quiet", remote);
    const main = await git("rev-parse", "--verify", "--quiet", `refs/remotes/${remote}/HEAD`);
    return await conflictsOf(git, main, branch);
  } catch {
    return [];
  }
}

/**
 * Without what cannot be seen: it could make who reads the branch see other words.
 *
 * @throws HttpError where it says nothing, or too much for a line
 */
export function sentenceFrom(sentence: unknown): string {
  const seen = (typeof sentence === "string" ? sentence : "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\p{C}/gu, "");
  const words = seen.trim();
  if (words && words.length <= LONGEST_SENTENCE) return words;
  throw new HttpError(
    `Say what you changed in one sentence of at most ${LONGEST_SENTENCE} letters.`,
  );
}

/**
 * The project as it was, with what is changed of ours.
 *
 * @returns the name of the tree
 */
export const treeOfChanges = (
  project: string,
  environment: Record<string, string> = {},
): Promise<string> =>
  treeMadeBeside(project, environment, async (git) => {
    await git("read-tree", "HEAD");
    await git("add", "--all", "--", ...OURS.filter((one) => existsSync(path.join(project, one))));
  });

/**
 * @param make what stages a state of the project, in an index of its own
 * @returns the name of the tree
 */
export async function treeMadeBeside(
  project: string,
  environment: Record<string, string>,
  make: (git: Git) => Promise<void>,
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "index-"));
  const git = gitIn(project, { ...environment, GIT_INDEX_FILE: path.join(folder, "index") });
  try {
    await make(git);
    return await git("write-tree");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
