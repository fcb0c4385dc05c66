/** For the log: which places of which files somebody changed. Their words are in the repository alone. */
import type { Changes } from "#editor/server/changes.ts";

const MOST_PLACES = 20;

/** @returns a line for each file */
export function toldChanges(changes: unknown): { file: string; places: string[] }[] {
  if (changes === null || typeof changes !== "object") return [];
  return Object.entries(changes as Changes).map(([file, change]) => ({
    file,
    places: placesIn(change),
  }));
}

function placesIn(change: Changes[string]): string[] {
  if ("remove" in change) return ["removed"];
  if (!("edits" in change)) return [change.version === null ? "new" : "put back"];
  const places = change.edits.map(({ op, path }) => `${op} ${path.join(".")}`);
  return [...new Set(places)].slice(0, MOST_PLACES);
}
