/** A long text that the file breaks into lines: those that hold what has not changed stay as they are. */
import type { CollectionTag, Scalar, ScalarTag, Tags } from "yaml";

const TEXT = "tag:yaml.org,2002:str";

/** Else the library would put such a text on one line, wherever it stands in a file that is edited. */
export const keepLines = (tags: Tags): Tags =>
  tags.map((tag) => (typeof tag === "object" && tag.tag === TEXT ? withLines(tag) : tag));

const withLines = (tag: CollectionTag | ScalarTag): ScalarTag => ({
  ...(tag as ScalarTag),
  stringify(node, context, ...rest) {
    const lines = context.inFlow || node.comment ? undefined : linesOf(node as Scalar<string>);
    if (lines) return lines.join(`\n${context.indent}`);
    return (tag as ScalarTag).stringify?.(node, context, ...rest) ?? "";
  },
});

/** @returns nothing where it is no such text, or blanks and empty lines count in it */
function linesOf({ type, value, source, srcToken }: Scalar<string>): string[] | undefined {
  if (type !== "BLOCK_FOLDED" || srcToken?.type !== "block-scalar") return undefined;
  const open = srcToken.source.trim().split(/\n */);
  if (open.join(" ") !== source || value !== value.trim() || /\n| {2}/.test(value))
    return undefined;
  const [head, tail]: [string[], string[]] = [[">-"], []];
  let rest = value;
  while (rest.startsWith(`${open[0]} `)) {
    const line = open.shift() ?? "";
    rest = rest.slice(line.length + 1);
    head.push(line);
  }
  while (open.length > 0 && rest.endsWith(` ${open.at(-1)}`)) {
    const line = open.pop() ?? "";
    rest = rest.slice(0, -line.length - 1);
    tail.unshift(line);
  }
  // Words that were put between two lines go to the second of them.
  if (open.length === 0 && tail.length > 0) rest = `${rest} ${tail.shift()}`;
  return [...head, rest, ...tail];
}
