/** Where a person and others changed the same, as words. */
import { textsOf } from "#editor/server/changed-words.ts";
import type { Git } from "#editor/server/git.ts";
import { treeOfChanges } from "#editor/server/hand-on.ts";
import type { Worktree } from "./repository.ts";

export interface Conflict {
  /** Path from the project's root. */
  file: string;
  /** Where in the file, as `sections.2.heading`; empty where the lines touch, and no text. */
  at: string;
  yours?: string;
  theirs?: string;
}

/** @param other whose state of the project has the files otherwise */
export async function conflictsIn(
  { git, folder, environment }: Worktree,
  other: string,
  files: string[],
): Promise<Conflict[]> {
  const base = await git("merge-base", other, "HEAD");
  const words = await treeOfChanges(folder, environment);
  const told = files.map(async (file): Promise<Conflict[]> => {
    if (!file.endsWith(".yaml")) return [{ file, at: "" }];
    const [before, yours, theirs] = await Promise.all(
      [base, words, other].map((one) => textsAt(git, one, file)),
    );
    if (!before || !yours || !theirs) return [{ file, at: "" }];
    const places = new Set([...yours.keys(), ...theirs.keys()]);
    const both = [...places].filter((at) => {
      const [old, mine, its] = [before.get(at), yours.get(at), theirs.get(at)];
      return mine !== old && its !== old && mine !== its;
    });
    if (both.length === 0) return [{ file, at: "" }];
    return both.map((at) => ({ file, at, ...said(yours.get(at), theirs.get(at)) }));
  });
  return (await Promise.all(told)).flat();
}

const said = (yours?: string, theirs?: string) => ({
  ...(yours === undefined ? {} : { yours }),
  ...(theirs === undefined ? {} : { theirs }),
});

/** @returns nothing where it cannot be read, as where somebody wrote it outside of the editor */
async function textsAt(git: Git, treeish: string, file: string) {
  const source = await git("show", `${treeish}:${file}`).catch(() => "");
  try {
    return textsOf(source);
  } catch {
    return undefined;
  }
}
