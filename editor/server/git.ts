/** Runs git, and merges without touching a working tree. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { HttpError } from "./requests.ts";

/** What an editor's changes touch. */
export const EDITABLE = ["content", "images", "public/images"];

/** Of all files of the project, named one a line, and of any one of them. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** A host that does not answer must not keep an editor waiting forever. */
const TIMEOUT_MS = 120_000;

const run = promisify(execFile);

/** Runs git with these arguments, and returns its output without the last line break. */
export type Git = (...args: string[]) => Promise<string>;

/**
 * @param folder of the project
 * @param environment added to that of the process
 * @returns a function that throws with what git says
 */
export const gitIn =
  (folder: string, environment: Record<string, string> = {}): Git =>
  async (...args) => {
    const { stdout } = await run("git", args, {
      cwd: folder,
      // Nobody sits where git would ask for a password.
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0", ...environment },
      maxBuffer: MAX_OUTPUT_BYTES,
      timeout: TIMEOUT_MS,
    });
    return stdout.trimEnd();
  };

export const hasReference = async (git: Git, reference: string): Promise<boolean> =>
  (await git("rev-parse", "--verify", "--quiet", reference).catch(() => "")) !== "";

/** @throws HttpError where there is no commit to compare with, or somebody has not finished a merge */
export async function requireCleanRepository(git: Git): Promise<void> {
  if (!(await hasReference(git, "HEAD"))) throw new HttpError(NO_REPOSITORY);
  if (await git("ls-files", "--unmerged")) throw new HttpError(UNFINISHED_MERGE, 409);
}

const NO_REPOSITORY =
  "This folder is no git repository: what you change is written, but cannot be handed on from here.";
const UNFINISHED_MERGE =
  "In this folder git has begun to put the words of several people together, and is not finished. What you wrote stays as it is. Ask a developer to finish it, then hand on again.";

/** Adds what was changed in the working tree to HEAD, in an index of its own. @returns the id of the tree */
export async function treeOfChanges(project: string): Promise<string> {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "index-"));
  const git = gitIn(project, { GIT_INDEX_FILE: path.join(folder.path, "index") });
  await git("read-tree", "HEAD");
  const folders = EDITABLE.filter((one) => existsSync(path.join(project, one)));
  await git("add", "--all", "--", ...folders);
  return await git("write-tree");
}

/** Commits or trees. */
export interface Versions {
  base: string;
  ours: string;
  theirs: string;
}

/** @returns the merged tree, or else the files in which both changed the same lines */
export async function mergeTrees(
  git: Git,
  { base, ours, theirs }: Versions,
): Promise<{ tree?: string; conflicts: string[] }> {
  // `merge-tree` finds the base by itself: it gets two commits that have no other.
  const root = await commitOf(git, base);
  const [one, other] = [await commitOf(git, ours, root), await commitOf(git, theirs, root)];
  try {
    const tree = await git("merge-tree", "--write-tree", "--no-messages", one, other);
    return { tree, conflicts: [] };
  } catch (error) {
    const { code, stdout } = error as { code?: number; stdout?: string };
    if (code !== 1 || !stdout) throw error;
    // The tree, then lines like `100644 HASH 2<tab>content/company.yaml`.
    const files = stdout.split("\n").flatMap((line) => line.split("\t")[1] ?? []);
    return { conflicts: [...new Set(files)] };
  }
}

const commitOf = (git: Git, treeish: string, parent?: string) =>
  git("commit-tree", `${treeish}^{tree}`, ...(parent ? ["-p", parent] : []), "-m", "-");
