/** Tables for a terminal, whose columns stay straight whatever visitors typed. */
import { visible } from "#requests/sending/harmless.ts";

/** More would push the next column off the screen. `show` and `export` tell everything. */
const WIDEST_CELL = 40;
const GAP = "  ";

/** @param numbersFrom the first of the columns that hold numbers, which end at the same place */
export function textTable(heads: string[], rows: string[][], numbersFrom = Infinity): string {
  const lines = [heads, ...rows].map((cells) => cells.map(shown));
  const widths = heads.map((_, column) =>
    Math.max(...lines.map((cells) => widthOf(cells[column] ?? ""))),
  );
  const aligned = (cell: string, column: number) => {
    const space = " ".repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell)));
    return column < numbersFrom ? cell + space : space + cell;
  };
  return lines
    .map((cells) => cells.map(aligned).join(GAP))
    .map((line) => line.trimEnd())
    .join("\n");
}

/** On one line, without what would command the terminal, and not too wide. */
function shown(text: string): string {
  const line = visible(text).replace(/\s+/g, " ").trim();
  if (widthOf(line) <= WIDEST_CELL) return line;
  let short = "";
  for (const { segment } of letters.segment(line)) {
    if (widthOf(short + segment) >= WIDEST_CELL) break;
    short += segment;
  }
  return `${short}…`;
}

const letters = new Intl.Segmenter();
/** Pictures, and the letters of East Asia but for their narrow forms: they take two columns. */
const WIDE =
  /\p{Emoji_Presentation}|\ufe0f|(?![\uff61-\uffdc])[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;

/** Columns on a terminal. Some draw rare letters differently; then one line is off by one. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of letters.segment(text)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}
