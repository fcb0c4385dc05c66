/**
 * What differs between two states of the same content, in the manner of a JSON Merge Patch (RFC 7396):
 * objects name what changes in them, `null` takes a name away, everything else is replaced whole.
 * Content holds no `null` of its own.
 */
export type Patch = null | boolean | number | string | unknown[] | { [name: string]: Patch };

/** @returns nothing where both are the same */
export function patchBetween(before: unknown, after: unknown): Patch | undefined {
  if (!isObject(before) || !isObject(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? undefined : (after as Patch);
  }
  const changes = namesIn(before, after).flatMap((name): [string, Patch][] => {
    const [old, young] = [own(before, name), own(after, name)];
    if (young === undefined) return old === undefined ? [] : [[name, null]];
    const change = patchBetween(old, young);
    return change === undefined ? [] : [[name, change]];
  });
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}

/** The later state. What does not change is shared with the state before. */
export function patched<Content>(before: Content, patch: Patch): Content {
  if (!isObject(patch)) return patch as Content;
  const known: Record<string, unknown> = isObject(before) ? before : {};
  const entries = namesIn(known, patch).flatMap((name): [string, unknown][] => {
    const change = own(patch, name);
    if (change === null) return [];
    const old = own(known, name);
    return [[name, change === undefined ? old : patched(old, change as Patch)]];
  });
  return Object.fromEntries(entries) as Content;
}

/** Content may name things like `toString`. */
const own = (held: Record<string, unknown>, name: string) =>
  Object.hasOwn(held, name) ? held[name] : undefined;

const namesIn = (one: object, other: object) => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
