/** What is pasted from a word processor or a page: its paragraphs, with bold words and links as content has them. */

/** Zero-width signs, soft hyphens and signs of direction. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const NO_BREAK_SPACES = /[\u00A0\u2007\u202F]/gu;

/** @param html nothing where bold words and links may not stand */
export function paragraphsIn(text: string, html = ""): string[] {
  return (html ? markedWords(html) : text)
    .replaceAll(INVISIBLE, "")
    .replaceAll(NO_BREAK_SPACES, " ")
    .split(/\s*\n\s*/)
    .map((one) =>
      one
        .replaceAll(/[ \t\r]+/g, " ")
        // Word marks the blank behind a bold word as well, and cuts a bold sentence into pieces.
        .replaceAll("****", "")
        .replaceAll(/\*\*( ?)(.*?)( ?)\*\*/g, (_, before, bold, after) =>
          bold ? `${before}**${bold}**${after}` : before + after,
        )
        .trim(),
    )
    .filter(Boolean);
}

/** The page may make no elements of it (`require-trusted-types-for`), and needs none. */
const TOKEN =
  /<!--[^]*?-->|<(style|script|title)\b[^]*?<\/\1>|<(\/?)([a-z][\w:]*)([^>]*)>|[^<]+|</gi;
const BLOCK = /^(p|div|li|h[1-6]|tr|br|ul|ol|blockquote|table)$/i;
const VOID = /^(br|img|meta|link|hr|col|input)$/i;

function markedWords(html: string): string {
  let words = "";
  const open: { tag: string; end: string }[] = [];
  for (const [token, hidden, slash, tag = "", attributes = ""] of html.matchAll(TOKEN)) {
    if (hidden || token.startsWith("<!--")) continue;
    if (!tag) {
      words += withEntities(token).replaceAll(/\s+/g, " ");
      continue;
    }
    if (BLOCK.test(tag)) words += "\n";
    if (VOID.test(tag)) continue;
    if (!slash) {
      const [begin, end] = marksOf(tag, attributes);
      words += begin;
      open.push({ tag, end });
    } else {
      const at = open.findLastIndex((one) => one.tag === tag);
      if (at < 0) continue;
      words += open.splice(at).reduceRight((ends, { end }) => ends + end, "");
    }
  }
  return words;
}

function marksOf(tag: string, attributes: string): [begin: string, end: string] {
  const [, address] = /\bhref="((?:https?:|mailto:|tel:|\/)[^"\s]*)"/i.exec(attributes) ?? [];
  if (/^a$/i.test(tag) && address) return ["[", `](${withEntities(address)})`];
  const [, weight] = /font-weight:\s*(\w+)/i.exec(attributes) ?? [];
  const isBold = weight ? /^(bold|[6-9]00)$/.test(weight) : /^(b|strong)$/i.test(tag);
  return isBold && !/^h[1-6]$/i.test(tag) ? ["**", "**"] : ["", ""];
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

const withEntities = (text: string) =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? entity;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
