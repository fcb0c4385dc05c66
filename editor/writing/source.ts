/** Where in a YAML file things stand. */
import { type Document, isMap, isNode, isPair, isScalar, isSeq, type Node, type Pair } from "yaml";
import type { Path } from "./edit.ts";

export interface Source {
  text: string;
  /** Parsed with its tokens. */
  document: Document;
}

/** A piece of the file, as offsets, and what stands in its place. */
export interface Cut {
  start: number;
  end: number;
  written: string;
}

export interface Slot {
  /** Behind the sign that the value follows, and behind the value itself; as offsets. */
  start: number;
  end: number;
  /** What the value follows. */
  sign: "colon" | "dash" | "nothing";
  /** Between brackets. */
  isFlow: boolean;
  /** What parts sign and value. */
  space: string;
  /** The column under which the lines of a value begin that is more than one line. */
  indent: number;
}

const INDENT = 2;

export function slotOf(source: Source, path: Path): Slot {
  const { text, document } = source;
  const key = path.at(-1);
  const parent = document.getIn(path.slice(0, -1), true);
  const isFlow = path.some((_, length) => isInFlow(document.getIn(path.slice(0, length), true)));
  if (isMap(parent)) {
    const pair = parent.items.find(({ key: name }) => isScalar(name) && name.value === key);
    if (!pair) throw new Error(`There is no ${path.join(".")}.`);
    const start = behindColon(text, pair);
    const indent = columnOf(text, startOf(pair)) + INDENT;
    return { start, end: endOf(text, pair), sign: "colon", isFlow, space: " ", indent };
  }
  if (isSeq(parent)) {
    const item = parent.items[Number(key)] as Node;
    const end = endOf(text, item);
    if (isFlow) {
      return { start: startOf(item), end, sign: "nothing", isFlow, space: "", indent: 0 };
    }
    const dash = dashesOf(parent)[Number(key)] ?? 0;
    const indent = columnOf(text, dash) + INDENT;
    return { start: dash + 1, end, sign: "dash", isFlow, space: " ", indent };
  }
  throw new Error("A file cannot be replaced as a whole.");
}

const isInFlow = (node: unknown) => (isMap(node) || isSeq(node)) && Boolean(node.flow);

/** Of the items of a list with dashes, where the dash of each stands. */
export function dashesOf(list: Node): number[] {
  const token = list.srcToken;
  if (token?.type !== "block-seq") return [];
  return token.items.flatMap(({ start }) =>
    start.filter(({ type }) => type === "seq-item-ind").map(({ offset }) => offset),
  );
}

export function startOf(one: unknown): number {
  const node = isPair(one) ? one.key : one;
  return (isNode(node) && node.range?.[0]) || 0;
}

/** Where the words of something end, before any comment or blank line behind it. */
export function endOf(text: string, one: unknown): number {
  if (isPair(one)) {
    const colon = behindColon(text, one);
    return isNode(one.value) ? Math.max(colon, endOf(text, one.value)) : colon;
  }
  if ((isMap(one) || isSeq(one)) && !one.flow && one.items.length > 0) {
    return endOf(text, one.items.at(-1));
  }
  const [start, end] = (isNode(one) && one.range) || [0, 0];
  return start + text.slice(start, end).trimEnd().length;
}

function behindColon(text: string, { key }: Pair): number {
  const end = (isNode(key) && key.range?.[1]) || 0;
  return text.indexOf(":", end) + 1;
}

export const lineStart = (text: string, offset: number) => text.lastIndexOf("\n", offset - 1) + 1;
export const columnOf = (text: string, offset: number) => offset - lineStart(text, offset);

/** The end of the line, without its sign. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end;
}
