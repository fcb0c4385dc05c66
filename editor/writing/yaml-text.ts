/** New values as YAML, in the way the content is written. */
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/** On one line, as `{ label: Compare panels, to: /solar/panels }`. */
const MOST_ON_A_LINE = { names: 3, letters: 70 };

/** Days and times stand in quotes throughout the content. */
const DAY_OR_TIME = /^\d{4}-\d\d-\d\d$|^\d\d:\d\d$/;

interface Siblings {
  isFlow: boolean;
  indent: number;
  items: readonly unknown[];
}

/** A new entry, given as a list of one item or as one name with its value. */
export function besideSiblings(one: unknown[] | Record<string, unknown>, siblings: Siblings) {
  if (siblings.isFlow) return flowText(one).slice(1, -1).trim();
  const alike = siblings.items.some((item) => (isMap(item) || isSeq(item)) && item.flow);
  const unlike = siblings.items.some((item) => (isMap(item) || isSeq(item)) && !item.flow);
  return blockText(one, siblings.indent, { alike, unlike });
}

/** A value behind a colon or a dash, with the blank or the line between them. */
export function blockBehind(
  value: unknown,
  { sign, indent }: { sign: string; indent: number },
): string {
  const node = nodeOf(value);
  const isLine = isScalar(node) || node.flow || node.items.length === 0 || sign === "dash";
  return (isLine ? " " : `\n${" ".repeat(indent)}`) + blockText(value, indent);
}

export function flowText(value: unknown): string {
  const node = nodeOf(value);
  visit(node, { Collection: (_, one) => void (one.flow = true) });
  return printed(node);
}

function blockText(
  value: unknown,
  indent: number,
  how: { alike?: boolean; unlike?: boolean } = {},
) {
  const node = nodeOf(value);
  if (isSeq(node)) {
    for (const item of node.items) {
      if (!isMap(item)) continue;
      if (how.alike) item.flow = true;
      else if (how.unlike) delete item.flow;
    }
  }
  const [first = "", ...rest] = printed(node).split("\n");
  return [first, ...rest.map((line) => (line ? " ".repeat(indent) + line : ""))].join("\n");
}

type Tree = Exclude<ReturnType<typeof nodeOf>, Scalar>;

function nodeOf(value: unknown) {
  const node = new Document().createNode(value) as Node;
  visit(node, {
    Scalar(_, one) {
      if (typeof one.value === "string" && DAY_OR_TIME.test(one.value)) one.type = "QUOTE_DOUBLE";
    },
    Map(key, one) {
      if (key !== null && isShort(one)) one.flow = true;
    },
  });
  return node as Scalar | YAMLMap | YAMLSeq;
}

function isShort({ items }: Pick<Tree, "items">): boolean {
  if (items.length === 0 || items.length > MOST_ON_A_LINE.names) return false;
  const pairs = items as { key: unknown; value: unknown }[];
  if (!pairs.every(({ value }) => isScalar(value))) return false;
  const letters = pairs.map(({ key, value }) => `${String(key)}: ${String(value)}`).join(", ");
  return letters.length <= MOST_ON_A_LINE.letters;
}

/** Lists hug what they hold, `[a, b]`, and names do not, `{ a: b }`. */
function printed(node: Node): string {
  const document = new Document(node);
  visit(document, {
    Collection(_, one) {
      if (!one.flow) return;
      const usual = one.toString.bind(one);
      const flowCollectionPadding = isMap(one) ? " " : "";
      one.toString = (context, ...rest) =>
        usual(context && { ...context, flowCollectionPadding }, ...rest);
    },
  });
  return document.toString({ lineWidth: 0 }).trimEnd();
}
