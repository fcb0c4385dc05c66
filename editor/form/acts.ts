/** What was written at once, in one file or in several, and what takes it back whole. */
import type { Changes } from "#editor/server/changes.ts";
import type { FileState } from "#editor/server/content-files.ts";

type Text = Pick<FileState, "version" | "text">;

/** By the file's path in the content folder. */
export type Act = Record<string, { before: Text; after: Text }>;

/** @returns nothing where each file says what it said */
export function actOf(before: Record<string, Text>, after: Record<string, Text>): Act | undefined {
  const changed = Object.entries(after).flatMap(([file, text]) => {
    const old = before[file];
    return old && old.text !== text.text ? [[file, { before: old, after: text }] as const] : [];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** A file that says something else by now is left alone, and so are the others. */
export const takenBack = (act: Act): Changes =>
  Object.fromEntries(
    Object.entries(act).map(([file, { before, after }]) => [
      file,
      { version: after.version, text: before.text },
    ]),
  );
