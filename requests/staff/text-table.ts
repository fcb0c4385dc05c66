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
  const line = Array.from(visible(text).normalize().replace(/\s+/g, " ").trim());
  return line.length <= WIDEST_CELL ? line.join("") : `${line.slice(0, WIDEST_CELL - 1).join("")}…`;
}

/** In characters; a picture or a Chinese letter may take two columns of the terminal. */
const widthOf = (text: string) => Array.from(text).length;
