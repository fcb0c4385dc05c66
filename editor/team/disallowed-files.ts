/**
 * What a branch may bring into a person's folder before it is published: words and pictures. Code runs there, and
 * is read and run by tools that look for it under many names; so this lists what may come, and no more.
 */
import { type Git, gitIn } from "#editor/server/git.ts";
import { MOST_BYTES, formatOf } from "#editor/server/pictures/picture-format.ts";
import type { Worktree } from "./repository.ts";

const WORDS =
  /^content\/([a-z0-9-]+\/)*\.?[a-z0-9-]+\.yaml$|^images\/(images\.yaml|manifest\.json)$/;
const PICTURES = /^(images\/masters|public\/images)\/[a-z0-9-]+\.(?<ending>avif|webp)$/;

/** Thirty times what the longest file has. */
const MOST_WORDS_BYTES = 1024 * 1024;
/** Of git: no program, no link, no repository of its own. */
const PLAIN_FILE = "100644";

interface Entry {
  mode: string;
  /** In bytes; not a number where it is no file. */
  size: number;
}

/**
 * Nothing of it is checked out: git only lists what there is, and pictures' bytes are looked at.
 *
 * @returns the files that one state of the project has otherwise than another, and that are not allowed
 */
export async function disallowedFiles(
  { folder, environment }: Pick<Worktree, "folder" | "environment">,
  from: string,
  to: string,
): Promise<string[]> {
  const git = gitIn(folder, environment);
  const bytes = gitIn(folder, environment, "latin1");
  const [before, after] = [await linesOf(git, from), await linesOf(git, to)];
  const files = [...new Set([...before.keys(), ...after.keys()])];
  const disallowed: string[] = [];
  for (const file of files) {
    const line = after.get(file);
    if (line === before.get(file)) continue;
    const isFine = line === undefined ? isAllowedName(file) : await isAllowedFile(file, line);
    if (!isFine) disallowed.push(file);
  }
  return disallowed;

  async function isAllowedFile(file: string, line: string) {
    const [mode = "", , hash = "", size] = line.split(/ +/);
    if (!isAllowed(file, { mode, size: Number(size) })) return false;
    const ending = PICTURES.exec(file)?.groups?.ending;
    if (!ending) return true;
    const picture = Buffer.from(await bytes("cat-file", "blob", hash), "latin1");
    return formatOf(picture) === ending;
  }
}

/** By name, kind and size alone. */
export function isAllowed(file: string, { mode, size }: Entry): boolean {
  if (mode !== PLAIN_FILE) return false;
  const most = PICTURES.test(file) ? MOST_BYTES : MOST_WORDS_BYTES;
  return isAllowedName(file) && size <= most;
}

const isAllowedName = (file: string) => WORDS.test(file) || PICTURES.test(file);

/** @returns lines like `100644 blob HASH 2048`, by file */
async function linesOf(git: Git, treeish: string): Promise<Map<string, string>> {
  const listed = await git("ls-tree", "-r", "-l", "-z", "--full-tree", treeish);
  const lines = listed.split("\0").filter(Boolean);
  return new Map(
    lines.map((line) => [line.slice(line.indexOf("\t") + 1), line.split("\t")[0] ?? ""]),
  );
}
