/** What an editor does to a file, in terms of what the file means. */
import type { z } from "zod";
import type { editShape } from "#editor/server/changes.ts";

export type Path = readonly (string | number)[];
export type Edit = z.output<typeof editShape>;

export const isBelow = (path: readonly PropertyKey[], above: Path) =>
  above.every((key, index) => String(path[index]) === String(key));

/** @returns the value with the edit in it; what the edit does not touch is the same object */
export function applied<T>(value: T, edit: Edit): T {
  return inside(value, edit.path, edit) as T;
}

function inside(value: unknown, path: Path, edit: Edit): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return edit.op === "set" ? edit.value : value;
  if (rest.length === 0) return Array.isArray(value) ? inList(value, edit) : inNames(value, edit);
  if (Array.isArray(value)) return value.with(Number(key), inside(value[Number(key)], rest, edit));
  const names = value as Record<string, unknown>;
  return { ...names, [key]: inside(names[key], rest, edit) };
}

function inList(list: unknown[], edit: Edit): unknown[] {
  const at = Number(edit.path.at(-1));
  switch (edit.op) {
    case "set":
      return list.with(at, edit.value);
    case "insert":
      return list.toSpliced(at, 0, edit.value);
    case "double":
      return list.toSpliced(at, 0, list[at]);
    case "remove":
      return list.toSpliced(at, 1);
    case "move":
      return list.toSpliced(at, 1).toSpliced(edit.to, 0, list[at]);
  }
}

function inNames(value: unknown, edit: Edit): unknown {
  const names = Object.entries((value ?? {}) as Record<string, unknown>);
  const name = String(edit.path.at(-1));
  if (edit.op === "remove") return Object.fromEntries(names.filter(([one]) => one !== name));
  if (edit.op !== "set") throw new Error(`Only an item of a list can be ${edit.op}d.`);
  const at = names.findIndex(([one]) => one === name);
  if (at >= 0) return Object.fromEntries(names.with(at, [name, edit.value]));
  const next = names.findIndex(([one]) => one === edit.before);
  return Object.fromEntries(names.toSpliced(next < 0 ? names.length : next, 0, [name, edit.value]));
}
