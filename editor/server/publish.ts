/**
 * Publishes the changes as a branch of their own. The working tree and its branch stay as they are. Where there
 * is a remote, the branch is pushed there, and that host's review decides when it is merged.
 */
import { HttpError } from "./requests.ts";
import { projectFolder } from "#server/settings.ts";
import { gitIn, hasReference, requireCleanRepository, treeOfChanges } from "./git.ts";

const MAX_SUMMARY_LENGTH = 100;

export interface Published {
  branch: string;
  /** The remote that has it; nothing where none is configured. */
  remote?: string;
}

/** @throws HttpError where nothing was changed, no summary says what, or the remote does not take it */
export async function publish(summary: string, folder = projectFolder): Promise<Published> {
  const git = gitIn(folder);
  await requireCleanRepository(git);
  const commit = await commitChanges(folder, summary);
  const tree = await git("rev-parse", `${commit}^{tree}`);
  // The same changes keep their branch, also where a remote did not take it the last time.
  const branch = `edit/${tree.slice(0, 12)}`;
  if (!(await hasReference(git, `refs/heads/${branch}`))) await git("branch", branch, commit);
  const remotes = (await git("remote")).split("\n").filter(Boolean);
  const remote = remotes.includes("origin") ? "origin" : remotes[0];
  if (!remote) return { branch };
  await git("push", "--quiet", remote, `refs/heads/${branch}`).catch(() => {
    throw new HttpError(
      `Your changes are kept on this computer as ${branch}, but the repository did not take them. Try again in a minute, or ask a developer.`,
      502,
    );
  });
  return { branch, remote };
}

/**
 * @param author as environment variables of git, if not as git has it
 * @returns a commit on HEAD, which no branch has yet
 * @throws HttpError where nothing was changed, no summary says what, or git does not know the author
 */
export async function commitChanges(
  folder: string,
  summary: string,
  author: Record<string, string> = {},
): Promise<string> {
  const git = gitIn(folder, author);
  // Without what cannot be seen: it could make who reads the branch see other words.
  const message = summary.replaceAll(/\s+/g, " ").replaceAll(/\p{C}/gu, "").trim();
  if (!message || message.length > MAX_SUMMARY_LENGTH) throw new HttpError(NO_SUMMARY);
  const tree = await treeOfChanges(folder);
  if (tree === (await git("rev-parse", "HEAD^{tree}"))) throw new HttpError("Nothing was changed.");
  return git("commit-tree", tree, "-p", "HEAD", "-m", message).catch(() => {
    throw new HttpError(NO_AUTHOR);
  });
}

const NO_SUMMARY = `Say what you changed in one sentence of at most ${MAX_SUMMARY_LENGTH} letters.`;
const NO_AUTHOR =
  "This computer does not know your name yet, so nothing was handed on. Ask a developer to tell git (user.name, user.email), then hand on again.";
