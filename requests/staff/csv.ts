/** Without this mark Excel takes UTF-8 for something else, and breaks every name with an accent. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Where a spreadsheet would see the beginning of a formula: at the beginning of a cell, and behind
 * what some countries' spreadsheets take for the end of one. Also in full-width signs.
 */
const FORMULA = /(^|[\t\r\n;])(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r])/g;

/** A table as RFC 4180 has it, in which what visitors typed stays text. */
export function csv(heads: string[], rows: string[][]): string {
  const lines = [heads, ...rows].map((cells) => `${cells.map(cell).join(",")}\r\n`);
  return BYTE_ORDER_MARK + lines.join("");
}

function cell(text: string): string {
  const harmless = text.replace(FORMULA, "$1'");
  return /[",;\s]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
