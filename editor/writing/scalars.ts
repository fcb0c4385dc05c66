/** One value in the place of another, in the same quotes and broken into the same lines. */
import { Document, Scalar, YAMLSeq } from "yaml";
import type { Cut, Slot, Source } from "./source.ts";

export function scalarInPlace(
  { text }: Source,
  before: Scalar,
  { end, start: slot, isFlow, indent }: Slot,
  value: unknown,
): Cut {
  const start =
    before.source === "" && before.type === "PLAIN" ? slot : (before.range?.[0] ?? slot);
  const space = start === slot ? " " : "";
  const lines = linesOf(text.slice(start, end));
  const written =
    (typeof value === "string" && broken(String(before.value), lines, before.type, value)) ||
    onOneLine(value, before.value === "" ? undefined : before.type, isFlow).replaceAll(
      "\n",
      `\n${" ".repeat(indent)}`,
    );
  return { start, end, written: space + written };
}

interface Line {
  /** Blanks before the words. */
  space: string;
  words: string;
}

const linesOf = (text: string): Line[] =>
  text.split("\n").map((line) => ({ space: /^\s*/.exec(line)?.[0] ?? "", words: line.trim() }));

/**
 * A long text that is broken into lines, each of which stands for a blank: lines that hold what has not
 * changed stay as they are.
 */
function broken(before: string, lines: Line[], type: string | undefined, value: string) {
  const isFolded = type === "BLOCK_FOLDED" && lines[0]?.words === ">-";
  if (!isFolded) return undefined;
  const [header, ...body] = lines;
  const space = body[0]?.space ?? "";
  const isPlain = body.every((line) => line.words !== "" && line.space === space);
  const isWritable = value !== "" && value === value.trim() && !/\n| {2}/.test(value);
  if (!isPlain || !isWritable || before !== body.map(({ words }) => words).join(" ")) {
    return undefined;
  }
  const open = body.map(({ words }) => words);
  const [head, tail]: [string[], string[]] = [[], []];
  let rest = value;
  while (open[0] !== undefined && rest.startsWith(`${open[0]} `)) {
    rest = rest.slice(open[0].length + 1);
    head.push(open.shift() ?? "");
  }
  while (open.length > 0 && rest.endsWith(` ${open.at(-1)}`)) {
    const line = open.pop() ?? "";
    rest = rest.slice(0, -line.length - 1);
    tail.unshift(line);
  }
  // Words that were put between two lines go to the second of them.
  if (open.length === 0 && tail.length > 0) rest = `${rest} ${tail.shift()}`;
  return [header?.words, ...[...head, rest, ...tail].map((words) => space + words)].join("\n");
}

/** In the quotes it had; without any where it had none and needs none. */
function onOneLine(value: unknown, type: string | undefined, isFlow: boolean): string {
  const scalar = new Scalar(value);
  const quotes = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE";
  if (quotes && typeof value === "string") scalar.type = type as Scalar.Type;
  if (!isFlow) return new Document(scalar).toString({ lineWidth: 0 }).trimEnd();
  const list = new YAMLSeq();
  list.flow = true;
  list.add(scalar);
  return new Document(list)
    .toString({ lineWidth: 0, flowCollectionPadding: false })
    .trim()
    .slice(1, -1);
}
