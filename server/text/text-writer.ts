/** Writes plain text in paragraphs, lists and lines, with the addresses of its links at the end. */

const ANY_SPACE = /[\s\u200b]+/g;
/** Stands close to the word before it, whatever element it is in. */
const CLOSES = /^[,.;:!?)\]”’%]/;

const LABEL_ENDS = /[:?]$/;

export interface TextWriter {
  text: (words: string) => void;
  /** Between two words that only styles keep apart. */
  gap: () => void;
  /** Behind a label, unless it ends so, or asks. */
  colon: () => void;
  endLine: () => void;
  /** What comes next stands apart, unless it is in a list. */
  endParagraph: () => void;
  /** Moves all that `write` writes to the right, behind a mark. */
  indented: (mark: string, write: () => void) => void;
  /** @returns what `write` writes, in one line */
  aside: (write: () => void) => string;
  /** A mark for an address, as `[3]`; the same one for the same address. */
  link: (address: string) => void;
  /** @param headingOfLinks over the list of addresses */
  finish: (headingOfLinks: string) => string;
}

export function createTextWriter(): TextWriter {
  const links = new Map<string, number>();
  const margins: { mark: string; isWritten: boolean }[] = [];
  let lines: string[] = [];
  let line = "";
  let isApart = false;

  function endLine() {
    const text = line.replace(ANY_SPACE, " ").trim();
    line = "";
    if (!text) return;
    if (isApart && lines.length > 0) lines.push("");
    isApart = false;
    lines.push(margins.map(marginOf).join("") + text);
  }

  function endParagraph() {
    endLine();
    isApart ||= margins.length === 0;
  }

  const write: TextWriter = {
    text: (words) => {
      if (CLOSES.test(words)) line = line.trimEnd();
      line += words;
    },
    gap: () => {
      if (line && !line.endsWith("(")) line += " ";
    },
    colon: () => {
      line = line.trimEnd();
      line += LABEL_ENDS.test(line) ? " " : ": ";
    },
    endLine,
    endParagraph,
    indented: (mark, inside) => {
      endLine();
      margins.push({ mark, isWritten: false });
      inside();
      endLine();
      margins.pop();
    },
    aside: (inside) => {
      const around = { lines, line, isApart, margins: margins.splice(0) };
      [lines, line, isApart] = [[], "", false];
      inside();
      endLine();
      const written = lines.filter(Boolean).join("; ");
      ({ lines, line, isApart } = around);
      margins.push(...around.margins);
      return written;
    },
    link: (address) => {
      const number = links.get(address) ?? links.size + 1;
      links.set(address, number);
      line = `${line.trimEnd()} [${number}]`;
    },
    finish: (headingOfLinks) => {
      endParagraph();
      if (links.size > 0) lines.push("", headingOfLinks);
      for (const [address, number] of links) lines.push(`[${number}] ${address}`);
      return `${lines.join("\n")}\n`;
    },
  };
  return write;
}

/** A mark stands before the first line of what it marks. */
function marginOf(margin: { mark: string; isWritten: boolean }): string {
  const { mark, isWritten } = margin;
  margin.isWritten = true;
  return isWritten ? " ".repeat(mark.length) : mark;
}
