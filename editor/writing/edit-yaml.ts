/**
 * Writes edits into a YAML file so that only the lines change which say what has changed: comments, blank
 * lines, quotes, the order of names and the ends of lines stay. So the text itself is cut and pasted, at
 * the places that the parser tells; nothing of it is printed anew.
 */
import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, isScalar, isSeq, parseDocument } from "yaml";
import { applied, type Edit, type Path } from "./edit.ts";
import { listing, withEntries } from "./entries.ts";
import { scalarInPlace } from "./scalars.ts";
import { type Cut, type Source, slotOf } from "./source.ts";
import { besideSiblings, blockBehind, flowText } from "./yaml-text.ts";

/**
 * @param source what the file says now
 * @throws where the result would not mean just what the edits say; then nothing may be written
 */
export function editYaml(source: string, edits: readonly Edit[]): string {
  let at = parsed(source);
  for (const edit of edits) {
    const next = parsed(withCut(at.text, cutFor(at, edit)));
    if (!isDeepStrictEqual(next.value, applied(at.value, edit))) {
      throw new Error("The file could not be written without changing something else.");
    }
    at = next;
  }
  return at.text;
}

export function parsed(text: string): Source & { value: unknown } {
  const document = parseDocument(text, { keepSourceTokens: true, stringKeys: true });
  if (document.errors[0]) throw document.errors[0];
  return { text, document, value: document.toJS() };
}

const withCut = (text: string, { start, end, written }: Cut) =>
  text.slice(0, start) + written + text.slice(end);

/** What an edit puts in the place of which piece of the file. */
function cutFor(source: Source, edit: Edit): Cut {
  const { document } = source;
  const parent = document.getIn(edit.path.slice(0, -1), true);
  if (!isMap(parent) && !isSeq(parent)) throw new Error(`Nothing at ${edit.path.join(".")}.`);
  const index = isMap(parent)
    ? parent.items.findIndex(({ key }) => isScalar(key) && key.value === edit.path.at(-1))
    : Number(edit.path.at(-1));
  if (edit.op === "set" && index in parent.items) return withValue(source, edit.path, edit.value);
  if (parent.items.length === 0 || (edit.op === "remove" && parent.items.length === 1)) {
    return withValue(source, edit.path.slice(0, -1), wholeOf(document, edit));
  }
  const list = listing(source, parent, edit.path.slice(0, -1));
  const siblings = { isFlow: Boolean(parent.flow), indent: list.indent, items: parent.items };
  return withEntries(list, (entries) => {
    switch (edit.op) {
      case "set": {
        const name = { [String(edit.path.at(-1))]: edit.value };
        const next = entries.findIndex(({ name: one }) => one === edit.before);
        return entries.toSpliced(next < 0 ? entries.length : next, 0, {
          body: besideSiblings(name, siblings),
        });
      }
      case "insert":
        return entries.toSpliced(index, 0, { body: besideSiblings([edit.value], siblings) });
      case "double":
        return entries.toSpliced(index + 1, 0, { body: entries[index]?.body ?? "" });
      case "remove":
        return entries.toSpliced(index, 1);
      case "move": {
        const moved = entries.slice(index, index + 1);
        return entries.toSpliced(index, 1).toSpliced(edit.to, 0, ...moved);
      }
    }
  });
}

/** A list or names of which nothing is there yet, or nothing is left. */
function wholeOf(document: Document, edit: Edit): unknown {
  const before = document.toJS() as unknown;
  const after = applied(before, edit);
  return edit.path.slice(0, -1).reduce((at, key) => (at as Record<string, unknown>)[key], after);
}

function withValue(source: Source, path: Path, value: unknown): Cut {
  const { document } = source;
  const node = document.getIn(path, true);
  const slot = slotOf(source, path);
  if (isScalar(node) && (value === null || typeof value !== "object")) {
    return scalarInPlace(source, node, slot, value);
  }
  const written = slot.isFlow
    ? slot.space + flowText(value)
    : blockBehind(value, { sign: slot.sign, indent: slot.indent });
  return { start: slot.start, end: slot.end, written };
}
