/**
 * The small grammar of words in content: `[words](address)` is a link, `**words**` are bold, `{name}` is
 * filled in. Pages, mails, brochures and checks all read it here. Marks do not stand in each other; only
 * `{name}` may stand anywhere, because it is filled in before the rest is read. What is typed wrongly
 * stays text, and the check of the content tells it (reading/link-checks.ts).
 */

/** A piece of a sentence. */
export type Part = Written &
  (
    | { kind: "text" }
    | { kind: "fact"; name: string }
    | { kind: "bold"; words: string }
    | { kind: "link"; words: string; to: string }
  );

interface Written {
  /** How it was written. Joined, they are the sentence again. */
  source: string;
  /** Where it begins in the sentence. */
  at: number;
}

/** What is to be filled in. */
export const FACT = /\{(?<name>[^{}]*)\}/g;

const LINK = /\[(?<label>[^[\]]+)\]\((?<to>[^()\s]+)\)/;
const BOLD = /\*\*(?<bold>[^*]+)\*\*/;
const MARKS = new RegExp([LINK, BOLD, FACT].map(({ source }) => source).join("|"), "g");

export function parse(sentence: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const addText = (until: number) => {
    if (at < until) parts.push({ kind: "text", source: sentence.slice(at, until), at });
    at = until;
  };
  for (const match of sentence.matchAll(MARKS)) {
    addText(match.index);
    parts.push(markedPart(match));
    at += match[0].length;
  }
  addText(sentence.length);
  return parts;
}

function markedPart({ 0: source, index: at, groups = {} }: RegExpExecArray): Part {
  const { label, to, bold, name = "" } = groups;
  if (label && to) return { kind: "link", source, at, words: label, to };
  return bold ? { kind: "bold", source, at, words: bold } : { kind: "fact", source, at, name };
}

/** Words as they are heard: without the marks of links and bold type. */
export function withoutMarks(sentence: string): string {
  return parse(sentence)
    .map((part) => ("words" in part ? part.words : part.source))
    .join("");
}
