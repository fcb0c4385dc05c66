/** What somebody found in a quote, counted. It says nothing of the firm: only what was ticked. */
import {
  type Circumstances,
  type Kind,
  kindOf,
  type Line,
  type LineId,
  linesFor,
} from "#estimates/quotes/list-of-lines.ts";

/** In writing, not there, not sure. */
export const FOUND = ["y", "n", "u"] as const;
export type Found = (typeof FOUND)[number];

export interface ReadLine {
  id: LineId;
  kind: Kind;
  /** Nothing, as long as nobody looked. */
  found: Found | undefined;
}

export interface LinesFound {
  /** All lines of the trade, in their order. */
  lines: ReadLine[];
  /** How many lines the law wants, and how many of these were found. */
  law: { asked: number; found: number };
  /** Not there: by law, and all together. */
  missingLaw: LineId[];
  missing: LineId[];
  unsure: LineId[];
  /** How many nobody looked for yet. */
  untouched: number;
}

export function linesFound(
  list: readonly Line[],
  found: Partial<Record<LineId, Found | undefined>>,
  circumstances: Circumstances,
): LinesFound {
  const lines = linesFor(circumstances.trade, list).map(
    (line): ReadLine => ({ id: line.id, kind: kindOf(line, circumstances), found: found[line.id] }),
  );
  const law = lines.filter(({ kind }) => kind === "law");
  return {
    lines,
    law: { asked: law.length, found: idsOf(law, "y").length },
    missingLaw: idsOf(law, "n"),
    missing: idsOf(lines, "n"),
    unsure: idsOf(lines, "u"),
    untouched: idsOf(lines, undefined).length,
  };
}

const idsOf = (lines: readonly ReadLine[], wanted: Found | undefined) =>
  lines.filter(({ found }) => found === wanted).map(({ id }) => id);
