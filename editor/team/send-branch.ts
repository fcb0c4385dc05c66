/** Hands a person's words on: a commit in the person's name, sent as the person's branch. */
import { HttpError } from "#editor/server/requests.ts";
import { gitIn, hasReference } from "#editor/server/git.ts";
import { type HandedOn, sentenceFrom, treeOfChanges } from "#editor/server/hand-on.ts";
import { conflictsOf } from "#editor/server/merged-tree.ts";
import { holdsOnlyWords, isIn } from "./others.ts";
import type { Person } from "./person.ts";
import type { Worktree } from "./repository.ts";

const NOT_TAKEN =
  "Your words are kept here, but the repository did not take them. Try again in a minute, or ask a developer.";
const ADDED_THERE =
  "Whoever reads your words has written on your branch, too. Yours are kept here. Within a minute the foot of the window offers: Take in what others published. Press it, then hand on again.";
const CHANGED_THERE =
  "Somebody changed your branch in the repository, and not only words. Ask a developer to look at it.";

interface Sent {
  person: Person;
  sentence: unknown;
  /** What is published. */
  main: string;
}

/**
 * Nothing of it is done here before it is done there.
 *
 * @throws HttpError where nothing was changed, no sentence says what, or the repository does not take it
 */
export const sendBranch = (place: Worktree, sent: Sent): Promise<HandedOn> =>
  place.alone(() => sendAlone(place, sent));

async function sendAlone(
  place: Worktree,
  { person: { name, mail }, sentence, main }: Sent,
): Promise<HandedOn> {
  const { git, folder, branch, environment } = place;
  const words = sentenceFrom(sentence);
  const tree = await treeOfChanges(folder, environment);
  if (tree === (await git("rev-parse", "HEAD^{tree}"))) throw new HttpError("Nothing was changed.");
  const author = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: mail };
  const asAuthor = gitIn(folder, { ...environment, ...author });
  const commit = await asAuthor("commit-tree", tree, "-p", "HEAD", "-m", words);

  const there = `refs/remotes/origin/${branch}`;
  const seen = (await hasReference(git, there)) ? await git("rev-parse", there) : "";
  const isKnown = !seen || (await git("merge-base", seen, "HEAD").catch(() => "")) === seen;
  if (!isKnown && !(await isIn(git, seen, main))) {
    throw new HttpError(
      (await holdsOnlyWords(place, seen, main)) ? ADDED_THERE : CHANGED_THERE,
      409,
    );
  }
  const head = `refs/heads/${branch}`;
  try {
    // Only over what we have seen there: what somebody else sent a moment ago is not lost.
    const lease = `--force-with-lease=${head}:${seen}`;
    await git("push", "--quiet", lease, "origin", `${commit}:${head}`);
  } catch {
    throw new HttpError(NOT_TAKEN, 502);
  }
  await git("update-ref", head, commit);
  await git("read-tree", commit);
  await git("update-ref", `refs/handed-on/${branch}`, commit);
  await git("update-ref", there, commit);
  const both = await conflictsOf(git, main, commit);
  return { branch, remote: "the repository", ...(both.length > 0 ? { alsoChanged: both } : {}) };
}
