/** For the log: which places of which files somebody changed. Their words are in the repository alone. */
import { type Changes, changesShape } from "#editor/server/changes.ts";

const MOST_PLACES = 20;

/**
 * @param sent as it came
 * @returns a line for each file; none where the form sends it in another way, as of another release
 */
export function toldChanges(sent: unknown): { file: string; places: string[] }[] {
  const { data: changes = {} } = changesShape.safeParse(sent);
  return Object.entries(changes).map(([file, change]) => ({ file, places: placesIn(change) }));
}

function placesIn(change: Changes[string]): string[] {
  if ("remove" in change) return ["removed"];
  if (!("edits" in change)) return [change.version === null ? "new" : "put back"];
  const places = change.edits.map(({ op, path }) => `${op} ${path.join(".")}`);
  return [...new Set(places)].slice(0, MOST_PLACES);
}
