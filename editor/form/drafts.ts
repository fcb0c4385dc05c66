/** What was typed and is not written yet, kept while the tab is open. Storage may be full, or switched off. */
import type { Edit } from "#editor/writing/edit.ts";

const keyOf = (file: string) => `draft ${file}`;

/** Files of which the form in sight holds such words. */
const unwritten = new Set<string>();

export function keepDraft(file: string, edits: Edit[]): void {
  if (edits.length > 0) unwritten.add(file);
  else unwritten.delete(file);
  try {
    if (edits.length > 0) sessionStorage.setItem(keyOf(file), JSON.stringify(edits));
    else sessionStorage.removeItem(keyOf(file));
  } catch {
    // Then leaving asks all the same.
  }
}

export function draftOf(file: string): Edit[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(file)) ?? "[]") as Edit[];
  } catch {
    return [];
  }
}

addEventListener("beforeunload", (event) => {
  if (unwritten.size > 0) event.preventDefault();
});

/** @returns whether somebody stays where words are not written yet */
export function staysForWords(): boolean {
  if (unwritten.size === 0) return false;
  const leaves = confirm(
    "What you typed here is not saved yet, as something is not right. Leave all the same? Your words are kept while this tab is open.",
  );
  if (leaves) unwritten.clear();
  return !leaves;
}
