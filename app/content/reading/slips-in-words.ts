import { mayBeSample, type Part, parse, withoutMarks } from "#app/content/rich-words.ts";

/** What a link may lead to; {portal} is a whole address by itself. */
const TARGET = /^(\/|https:\/\/|tel:|mailto:|\{portal\}$)/;

/** What is wrong with the marks in a sentence, and what would be right; the first slip only. */
export function slipIn(sentence: string): string | undefined {
  if (LINK_IN_LINK.test(sentence)) return "a link cannot stand within the words of another";
  if (/\*{3}/.test(sentence)) return "bold words have two * before and two behind: **words**";
  for (const part of parse(sentence)) {
    const slip = slipOf(part);
    if (slip) return slip;
  }
  return undefined;
}

const LINK_IN_LINK = /\[[^\]]*\[[^[\]]+\]\([^()]*\)[^[\]]*\]\(/;

function slipOf(part: Part): string | undefined {
  if (part.kind === "fact") return undefined;
  if (part.kind === "text") return slipInText(part.source);
  const { kind, source, words } = part;
  if (withoutMarks(words) !== words) return `a link and bold words stand in each other: ${source}`;
  if (!words.trim()) return `marks need words between them: ${source.replace(words, "words")}`;
  if (words !== words.trim()) {
    return `no space inside the marks: ${source.replace(words, words.trim())}`;
  }
  if (kind === "sample") return slipIn(words);
  const own = parse(words).find((inner) => inner.kind === "fact" && mayBeSample(inner.name));
  if (own) return `${own.source} may be a sample, and cannot stand within a link or bold words`;
  if (kind === "bold") return slipIn(words);
  if (!TARGET.test(part.to)) {
    return `(${part.to}) leads nowhere: begin with / for a page of this site, or with https://`;
  }
  return slipIn(words) ?? slipIn(part.to);
}

/** What is left where nothing more could be read as a mark. The first that fits is told. */
const SLIPS: [RegExp, (match: RegExpExecArray) => string][] = [
  [/\[\s*\]\(([^()]*)\)/, ([, to]) => `a link needs words: [words](${to})`],
  [/\[([^[\]]+)\]\(\s*\)/, ([, words]) => `a link needs an address: [${words}](/address)`],
  [
    /\[([^[\]]+)\]\s+\(((?:\/|https?:|tel:|mailto:|www\.)[^()]*)\)/,
    ([, words, to]) => `no space between ] and (: [${words}](${to})`,
  ],
  [
    /\[([^[\]]+)\]\(([^()]*\s[^()]*)\)/,
    ([, words, to = ""]) =>
      `an address holds no space: [${words}](${to.trim().replace(/\s+/g, "-")})`,
  ],
  [/\]\([^()\s]*\([^()\s]*\)/, () => "( and ) in an address are written %28 and %29"],
  [
    /\(([^()]+)\)\[((?:\/|https?:|tel:|mailto:)[^[\]]*)\]/,
    ([, words, to]) => `the words of a link come first: [${words}](${to})`,
  ],
  [/\]\(/, () => "a link is not whole: [words](/address)"],
  [/\*\*/, () => "** must stand before and behind the bold words"],
  [/\{/, () => "a { is never closed: {phone}"],
  [/\}/, () => "a } was never opened: {phone}"],
];

function slipInText(text: string): string | undefined {
  for (const [pattern, tell] of SLIPS) {
    const match = pattern.exec(text);
    if (match) return tell(match);
  }
  return undefined;
}
