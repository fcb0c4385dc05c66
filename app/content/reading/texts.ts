/** What files say, or will say: content is checked before anything of it is written. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** While all of the content is read: each file once, however often it is asked for. */
let known: Map<string, string | undefined> | undefined;

/** @param texts what files will say; nothing for one that goes */
export function withTexts<Read>(texts: NonNullable<typeof known>, read: () => Read): Read {
  known = texts;
  try {
    return read();
  } finally {
    known = undefined;
  }
}

/** @returns nothing where there is no such file */
export function textOf(file: string): string | undefined {
  if (known?.has(file)) return known.get(file);
  const text = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  known?.set(file, text);
  return text;
}

/** All files under a folder, as paths from it with forward slashes. */
export function filesIn(folder: string): string[] {
  const there = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
    : [];
  const names = new Set(there);
  const inside = path.join(folder, "/");
  for (const [file, text] of known ?? []) {
    if (!file.startsWith(inside)) continue;
    const name = file.slice(inside.length);
    if (text === undefined) names.delete(name);
    else names.add(name);
  }
  return [...names].map((name) => name.replaceAll(path.sep, "/"));
}
