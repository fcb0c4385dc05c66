/** The entries of a list or of names, as pieces of text that can be put together in another way. */
import { isMap, isScalar, type Pair, type YAMLMap, type YAMLSeq } from "yaml";
import type { Path } from "./edit.ts";
import {
  type Cut,
  columnOf,
  dashesOf,
  endOf,
  lineEnd,
  lineStart,
  slotOf,
  type Source,
  startOf,
} from "./source.ts";

interface Entry {
  name?: unknown;
  /** Comments right above it, which go where it goes. */
  comments?: string;
  /** From its dash, name or first letter to its end, with a comment behind it. */
  body: string;
}

interface Listing {
  start: number;
  end: number;
  indent: number;
  entries: Entry[];
  /** What stands before each place, whatever stands in it: blank lines, headings, commas. */
  gaps: string[];
  /** Behind the last: a bracket with its blank. */
  close: string;
  isFlow: boolean;
  /** Whether the first stands behind a dash, and not on a line of its own. */
  isBehindDash: boolean;
}

export function listing(source: Source, parent: YAMLMap | YAMLSeq, path: Path): Listing {
  return parent.flow ? betweenBrackets(source, parent) : lineByLine(source, parent, path);
}

const nameOf = (item: unknown) => {
  const { key } = item as Pair;
  return isScalar(key) ? key.value : undefined;
};

function betweenBrackets({ text }: Source, parent: YAMLMap | YAMLSeq): Listing {
  const [start, end] = parent.range ?? [0, 0];
  let last = start;
  const gaps: string[] = [];
  const entries = parent.items.map((item: unknown): Entry => {
    const from = startOf(item);
    gaps.push(text.slice(last, from));
    last = endOf(text, item);
    return { name: isMap(parent) && nameOf(item), body: text.slice(from, last) };
  });
  const close = text.slice(last, end);
  return { start, end, indent: 0, entries, gaps, close, isFlow: true, isBehindDash: false };
}

function lineByLine(source: Source, parent: YAMLMap | YAMLSeq, path: Path): Listing {
  const { text } = source;
  const starts = isMap(parent) ? parent.items.map(startOf) : dashesOf(parent);
  const [first = 0] = starts;
  const isBehindDash = text.slice(lineStart(text, first), first).trim() !== "";
  const above = path.length === 0 ? -1 : lineEnd(text, slotOf(source, path).start);
  const start = isBehindDash ? first : above + 1;
  let last = start;
  const gaps: string[] = [];
  const entries = parent.items.map((item: unknown, index): Entry => {
    const from = starts[index] ?? 0;
    const [gap, comments] = parted(text.slice(last, Math.max(last, lineStart(text, from))));
    gaps.push(gap);
    const end = lineEnd(text, endOf(text, item));
    last = Math.min(end + 1, text.length);
    return { name: isMap(parent) && nameOf(item), comments, body: text.slice(from, end) };
  });
  const end = lineEnd(text, endOf(text, parent.items.at(-1)));
  const indent = columnOf(text, first);
  return { start, end, indent, entries, gaps, close: "", isFlow: false, isBehindDash };
}

/** What a blank line parts from an entry is not the entry's own. */
function parted(above: string): [gap: string, comments: string] {
  const lines = above.split(/(?<=\n)/);
  const from = lines.findLastIndex((line) => line.trim() === "") + 1;
  return [lines.slice(0, from).join(""), lines.slice(from).join("")];
}

export function withEntries(list: Listing, change: (entries: Entry[]) => Entry[]): Cut {
  const { start, end, entries: before, isFlow } = list;
  const entries = change(before);
  const gaps = gapsFor(list, entries);
  const written = isFlow ? inBrackets(list, entries, gaps) : inLines(list, entries, gaps);
  return { start, end, written };
}

/** More places get the gap that most have; of fewer, one without words goes. */
function gapsFor({ gaps, entries: before, isFlow }: Listing, entries: Entry[]): string[] {
  const usual = isFlow ? ", " : usualBlank(gaps.slice(1));
  if (entries.length > before.length) {
    const at = entries.findIndex((entry) => !before.includes(entry));
    return at === 0 ? gaps.toSpliced(1, 0, usual) : gaps.toSpliced(at, 0, usual);
  }
  if (entries.length < before.length) {
    const at = before.findIndex((entry) => !entries.includes(entry));
    const next = at + 1;
    if (isFlow || at === 0) return gaps.toSpliced(Math.min(next, gaps.length - 1), 1);
    const stays = gaps[at]?.trim() && !gaps[next]?.trim() ? next : at;
    return gaps.toSpliced(stays, 1);
  }
  return gaps;
}

function usualBlank(gaps: string[]): string {
  const blank = gaps.filter((gap) => gap.startsWith("\n")).length;
  return blank > 0 && blank * 2 >= gaps.length ? "\n" : "";
}

const inBrackets = ({ close }: Listing, entries: Entry[], gaps: string[]) =>
  entries.map(({ body }, index) => (gaps[index] ?? "") + body).join("") + close;

function inLines({ indent, isBehindDash }: Listing, entries: Entry[], gaps: string[]): string {
  const space = " ".repeat(indent);
  return entries
    .map(({ comments = "", body }, index) => {
      if (index > 0 || !isBehindDash) return `${gaps[index] ?? ""}${comments}${space}${body}`;
      // A dash cannot stand above a comment, so the comment goes below.
      return comments ? `${body}\n${comments.trimEnd()}` : body;
    })
    .join("\n");
}
