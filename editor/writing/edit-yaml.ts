/**
 * Writes edits into a YAML file so that, as content is written here, only the lines change which say what
 * has changed: the parser keeps comments, blank lines, quotes and the order of names.
 */
import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { applied, type Edit } from "./edit.ts";
import { keepLines } from "./folded-text.ts";

/**
 * @param source what the file says now
 * @throws where the result would not mean just what the edits say; then nothing may be written
 */
export function editYaml(source: string, edits: readonly Edit[]): string {
  const { document, value } = parsed(source);
  for (const edit of edits) change(document, edit);
  const text = printed(document);
  const meant = edits.reduce<unknown>((before, edit) => applied(before, edit), value);
  if (!isDeepStrictEqual(parsed(text).value, meant)) {
    throw new Error("The file could not be written without changing something else.");
  }
  return text;
}

export function parsed(text: string): { document: Document; value: unknown } {
  const document = parseDocument(text, {
    keepSourceTokens: true,
    stringKeys: true,
    customTags: keepLines,
  });
  if (document.errors[0]) throw document.errors[0];
  return { document, value: document.toJS() };
}

/** A number that a part goes by needs no quotes. */
const NUMBER = /^(0|[1-9]\d*)$/;

/** Lists hug what they hold, `[a, b]`, and names do not, `{ a: b }`. */
function printed(document: Document): string {
  visit(document, {
    Pair(_, { key }) {
      if (!isScalar<string | number>(key) || !NUMBER.test(String(key.value))) return;
      if (key.srcToken === undefined || key.srcToken.type === "scalar")
        key.value = Number(key.value);
    },
    Collection(_, one) {
      if (!one.flow) return;
      const usual = one.toString.bind(one);
      const flowCollectionPadding = isMap(one) ? " " : "";
      one.toString = (context, ...rest) =>
        usual(context && { ...context, flowCollectionPadding }, ...rest);
    },
  });
  return document.toString({ lineWidth: 0 });
}

function change(document: Document, edit: Edit): void {
  const parent = document.getIn(edit.path.slice(0, -1), true);
  const key = edit.path.at(-1);
  // What was written as `[]` or `{}` gets lines.
  if (isCollection(parent) && parent.items.length === 0) delete parent.flow;
  if (isMap(parent)) changeNames(document, parent, String(key), edit);
  else if (isSeq(parent)) changeList(document, parent, Number(key), edit);
  else throw new Error(`Nothing at ${edit.path.join(".")}.`);
}

function changeNames(document: Document, names: YAMLMap, name: string, edit: Edit) {
  const items = names.items as Pair<Scalar, Node | null>[];
  const at = items.findIndex(({ key }) => key.value === name);
  const pair = items[at];
  if (edit.op === "remove" && pair) {
    items.splice(at, 1);
    return moveHeading(pair.key, at, items[at]?.key);
  }
  if (edit.op !== "set") throw new Error(`There is no ${name} in a list.`);
  if (pair) return (pair.value = replaced(document, pair.value, edit.value));
  const next = items.findIndex(({ key }) => key.value === edit.before);
  const added = document.createPair(name, edit.value) as (typeof items)[number];
  if (isMap(added.value)) added.value.flow = isOnOneLine(items.map(({ value }) => value));
  added.key.spaceBefore = items.length > 1 && items.slice(1).every(({ key }) => key.spaceBefore);
  items.splice(next < 0 ? items.length : next, 0, added);
}

/** As `{ label: Ask, to: /contact }`: what is added looks like what is beside it. */
const isOnOneLine = (beside: unknown[]) => beside.some((one) => isMap(one) && one.flow);

/** The heading of a part stands above a blank line, and stays when the first name below it goes. */
function moveHeading(gone: Scalar, at: number, next: Scalar | undefined) {
  const [heading] = /^[^]*\n(?=\n|$)/.exec(gone.commentBefore ?? "") ?? [];
  if (!next || (!heading && at > 0)) return;
  next.spaceBefore = gone.spaceBefore ?? false;
  if (heading) {
    next.commentBefore = heading + (next.commentBefore ? `\n${next.commentBefore}` : "");
  }
}

function changeList(document: Document, list: YAMLSeq, at: number, edit: Edit) {
  const items = list.items as Node[];
  const [first] = items;
  const item = items[at];
  // The parser takes a comment above the first item for one of the list.
  if (first && list.commentBefore) first.commentBefore = list.commentBefore;
  delete list.commentBefore;
  // Blank lines belong to places, whatever stands there.
  const gaps = items.map(({ spaceBefore }) => spaceBefore);
  if (edit.op === "insert") {
    const added = document.createNode(edit.value) as Node;
    if (isMap(added)) added.flow = isOnOneLine(items);
    items.splice(at, 0, added);
  } else if (item) {
    items.splice(at, 1);
    if (edit.op === "set") items.splice(at, 0, replaced(document, item, edit.value));
    if (edit.op === "move") items.splice(edit.to, 0, item);
    if (edit.op === "double") {
      const copy = item.clone() as Node;
      delete copy.commentBefore;
      items.splice(at, 0, item, copy);
    }
  }
  const usual = gaps.length > 1 && gaps.slice(1).every(Boolean);
  for (const [index, one] of items.entries()) one.spaceBefore = gaps[index] ?? (index > 0 && usual);
}

/** A single value keeps its quotes, its lines and the comment behind it. */
function replaced(document: Document, node: Node | null, value: unknown): Node {
  if (!isScalar(node) || (value !== null && typeof value === "object")) {
    return document.createNode(value);
  }
  if (node.value === "") delete node.type;
  node.value = value;
  return node;
}
