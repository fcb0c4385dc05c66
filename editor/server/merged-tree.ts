/** Three versions of the project become one, beside the folders in which people work. */
import type { Git } from "./git.ts";

type Merged = { tree: string } | { conflicts: string[] };

interface Versions {
  /** Trees, or what has one. */
  base: string;
  ours: string;
  theirs: string;
}

/** @returns the files in which both changed the same lines, where there are such */
export async function mergedTree(git: Git, { base, ours, theirs }: Versions): Promise<Merged> {
  // `merge-tree` finds the base by itself: it gets two commits that have no other.
  const root = await commitOf(git, base);
  const [one, other] = [await commitOf(git, ours, root), await commitOf(git, theirs, root)];
  try {
    return { tree: await git("merge-tree", "--write-tree", "--no-messages", one, other) };
  } catch (error) {
    const { code, stdout } = error as { code?: number; stdout?: string };
    if (code !== 1 || !stdout) throw error;
    // The tree, then lines like `100644 HASH 2<tab>content/company.yaml`.
    const files = stdout.split("\n").flatMap((line) => line.split("\t")[1] ?? []);
    return { conflicts: [...new Set(files)] };
  }
}

/** @returns the files in which both changed the same lines since they parted */
export async function conflictsOf(git: Git, one: string, other: string): Promise<string[]> {
  const base = await git("merge-base", one, other);
  const both = await mergedTree(git, { base, ours: one, theirs: other });
  return "conflicts" in both ? both.conflicts : [];
}

const commitOf = (git: Git, treeish: string, parent?: string) =>
  git("commit-tree", `${treeish}^{tree}`, ...(parent ? ["-p", parent] : []), "-m", "-");
