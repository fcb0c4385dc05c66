/** What is pasted from a word processor or a page: its paragraphs, with bold words and links as content has them. */

import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

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

const SILENT = /^(style|script|title)$/;
const BLOCK = /^(p|div|li|h[1-6]|tr|br|ul|ol|blockquote|table)$/;

/** Read without the browser, which may make no elements of it (`require-trusted-types-for`). */
const markedWords = (html: string) => parseFragment(html).childNodes.map(wordsOf).join("");

function wordsOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ("value" in node) return node.value.replaceAll(/\s+/g, " ");
  if (!("tagName" in node) || SILENT.test(node.tagName)) return "";
  const [begin, end] = marksOf(node);
  const words = begin + node.childNodes.map(wordsOf).join("") + end;
  return BLOCK.test(node.tagName) ? `\n${words}\n` : words;
}

function marksOf({ tagName, attrs }: DefaultTreeAdapterTypes.Element) {
  const attribute = (name: string) => attrs.find((one) => one.name === name)?.value ?? "";
  const address = attribute("href");
  if (tagName === "a" && /^(https?:|mailto:|tel:|\/)\S*$/i.test(address)) {
    return ["[", `](${address})`] as const;
  }
  const [, weight] = /font-weight:\s*(\w+)/i.exec(attribute("style")) ?? [];
  const isBold = weight ? /^(bold|[6-9]00)$/.test(weight) : /^(b|strong)$/.test(tagName);
  return isBold && !/^h[1-6]$/.test(tagName) ? (["**", "**"] as const) : (["", ""] as const);
}
