/** Tells changes of content in words and their places, and not in lines. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { valuesIn } from "#app/content/reading/yaml-file.ts";
import { projectFolder } from "#server/settings.ts";
import { EDITABLE, type Git, gitIn, requireCleanRepository, type Versions } from "./git.ts";

export interface ChangedWords {
  /** Path from the project's root. */
  file: string;
  /** Where in the file, as `sections.2.heading`; empty for the file as a whole. */
  at: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** @param folder of the project */
export async function changedWords(folder = projectFolder): Promise<ChangedWords[]> {
  const git = gitIn(folder);
  await requireCleanRepository(git);
  const names = async (...args: string[]) =>
    (await git(...args, "--", ...EDITABLE)).split("\n").filter(Boolean);
  const changed = await names("diff", "--name-only", "--no-renames", "HEAD");
  const added = await names("ls-files", "--others", "--exclude-standard");
  const told = [...changed, ...added].map(async (file): Promise<ChangedWords[]> => {
    if (!file.endsWith(".yaml")) return [{ file, at: "" }];
    const now = path.join(folder, file);
    const before = await textsAt(git, "HEAD", file);
    const after = textsOf(existsSync(now) ? readFileSync(now, "utf8") : "");
    if (!before || !after) return [{ file, at: "", after: UNREADABLE }];
    return differences(before, after).map((one) => ({ file, ...one }));
  });
  return (await Promise.all(told)).flat();
}

const UNREADABLE = "It was changed outside of the editor and cannot be read.";

/** Every text of a file, by its place in it. */
type Texts = Map<string, string>;

/** @returns nothing where it is no YAML, as where somebody wrote it outside of the editor */
function textsOf(source: string): Texts | undefined {
  try {
    const values = source ? valuesIn(parse(source)) : [];
    return new Map(values.map(({ at, value }) => [at.join("."), String(value)]));
  } catch {
    return undefined;
  }
}

/** @returns no texts where there is no such file */
const textsAt = async (git: Git, treeish: string, file: string) =>
  textsOf(await git("show", `${treeish}:${file}`).catch(() => ""));

/** A text that only stands elsewhere in its list was moved, and is not told twice. */
function differences(before: Texts, after: Texts): Omit<ChangedWords, "file">[] {
  const gone = withoutMoved(before, after);
  const come = withoutMoved(after, before);
  return [...new Set([...gone.keys(), ...come.keys()])].map((at) => ({
    at,
    before: gone.get(at),
    after: come.get(at),
  }));
}

/** The texts that the other state of the file has nowhere. */
function withoutMoved(texts: Texts, others: Texts): Texts {
  const left = [...others.values()];
  const isElsewhere = (text: string) => left.includes(text) && left.splice(left.indexOf(text), 1);
  return new Map([...texts].filter(([at, text]) => others.get(at) !== text && !isElsewhere(text)));
}

/** Where a person and others changed the same; no place in the file where only the lines touch, or it is no text. */
export interface Conflict extends Pick<ChangedWords, "file" | "at"> {
  yours?: string | undefined;
  theirs?: string | undefined;
}

/** @param versions commits or trees in which both changed the same lines of a file */
export async function conflictsIn(
  git: Git,
  file: string,
  { base, ours, theirs }: Versions,
): Promise<Conflict[]> {
  const texts = [base, ours, theirs].map((one) => textsAt(git, one, file));
  const [before, yours, others] = await Promise.all(texts);
  if (!file.endsWith(".yaml") || !before || !yours || !others) return [{ file, at: "" }];
  const conflicts = [...new Set([...yours.keys(), ...others.keys()])].flatMap((at) => {
    const [old, mine, its] = [before.get(at), yours.get(at), others.get(at)];
    if (mine === old || its === old || mine === its) return [];
    return [{ file, at, yours: mine, theirs: its }];
  });
  return conflicts.length > 0 ? conflicts : [{ file, at: "" }];
}
