/** What was changed since it was last handed on, as words and not as lines. */
import { readFileSync, existsSync } from "node:fs";
import path from "node:path";
import { parse, parseDocument } from "yaml";
import { projectFolder } from "#server/settings.ts";
import { gitIn, OURS, refuseUnfit } from "./git.ts";

export interface ChangedWords {
  /** Path from the project's root. */
  file: string;
  /** Where in the file, as `sections.2.heading`. */
  at: string;
  before?: string;
  after?: string;
}

/** @param folder of the project */
export async function changedWords(folder = projectFolder): Promise<ChangedWords[]> {
  const git = gitIn(folder);
  await refuseUnfit(git, folder);
  const names = async (...words: string[]) =>
    (await git(...words, "--", ...OURS)).split("\n").filter(Boolean);
  const changed = await names("diff", "--name-only", "--no-renames", "HEAD");
  const added = await names("ls-files", "--others", "--exclude-standard");
  const told = [...changed, ...added].map(async (file) => {
    if (!file.endsWith(".yaml")) return [{ file, at: "" }];
    const now = path.join(folder, file);
    const before = textsOf(added.includes(file) ? "" : await git("show", `HEAD:${file}`));
    const source = existsSync(now) ? readFileSync(now, "utf8") : "";
    if (parseDocument(source).errors.length > 0) return [{ file, at: "", after: UNREADABLE }];
    const after = textsOf(source);
    return differences(before, after).map((one) => ({ file, ...one }));
  });
  return (await Promise.all(told)).flat();
}

const UNREADABLE = "It was changed outside of the editor and cannot be read.";

/** Every text of a file, by its place in it. */
type Texts = Map<string, string>;

export function textsOf(source: string): Texts {
  const texts: Texts = new Map();
  const gather = (value: unknown, at: string[]) => {
    if (typeof value === "string") texts.set(at.join("."), value);
    else if (value === null || typeof value !== "object")
      texts.set(at.join("."), `${value as number}`);
    else for (const [name, one] of Object.entries(value)) gather(one, [...at, name]);
  };
  if (source) gather(parse(source), []);
  return texts;
}

/** A text that only stands elsewhere in its list was moved, and is not told twice. */
function differences(before: Texts, after: Texts): Omit<ChangedWords, "file">[] {
  const left = countOf(after.values());
  const gone = [...before].filter(([at, text]) => after.get(at) !== text && !take(left, text));
  const kept = countOf(before.values());
  const come = [...after].filter(([at, text]) => before.get(at) !== text && !take(kept, text));
  const places = new Set([...gone, ...come].map(([at]) => at));
  const [old, fresh] = [new Map(gone), new Map(come)];
  return [...places].map((at) => {
    const [first, second] = [old.get(at), fresh.get(at)];
    return {
      at,
      ...(first === undefined ? {} : { before: first }),
      ...(second === undefined ? {} : { after: second }),
    };
  });
}

function countOf(texts: Iterable<string>): Map<string, number> {
  const count = new Map<string, number>();
  for (const text of texts) count.set(text, (count.get(text) ?? 0) + 1);
  return count;
}

function take(count: Map<string, number>, text: string): boolean {
  const left = count.get(text) ?? 0;
  count.set(text, left - 1);
  return left > 0;
}
