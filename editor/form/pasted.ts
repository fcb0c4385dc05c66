/** What is pasted from a word processor or a page: its paragraphs, with bold words and links as content has them. */

import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

/** Zero-width signs, soft hyphens and signs of direction. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const NO_BREAK_SPACES = /[\u00A0\u2007\u202F]/gu;

/** @param html nothing where bold words and links may not stand */
export function paragraphsIn(text: string, html = ""): string[] {
  return (html ? wordsOf(parseFragment(html)) : text)
    .replaceAll(INVISIBLE, "")
    .replaceAll(NO_BREAK_SPACES, " ")
    .split(/\s*\n\s*/)
    .map((one) =>
      one
        // The dot or number that Word draws before an item.
        .replace(/^([·•▪§o]|\d+[.)])\t/, "")
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

const SILENT = /^(style|script|title|del)$/;
const BLOCK = /^(p|div|li|h[1-6]|tr|br|ul|ol|blockquote|table)$/;
/** Of Word: what it draws before the items of a list, and the numbers of notes. */
const DRAWN = /mso-(list:\s*ignore|(foot|end)note-id)/i;

/**
 * Read without the browser, which may make no elements of it (`require-trusted-types-for`).
 *
 * @param outer the mark that this stands in: none stands in another
 */
function wordsOf(node: DefaultTreeAdapterTypes.Node, outer = ""): string {
  if ("value" in node) return node.value.replaceAll(/\s+/g, " ");
  if (!("childNodes" in node) || SILENT.test(node.nodeName)) return "";
  if (DRAWN.test(attributeOf(node, "style"))) return "";
  const [begin, end] = outer === "[" ? ["", ""] : marksOf(node);
  const inner = node.childNodes.map((one) => wordsOf(one, begin || outer)).join("");
  const isMarked = begin === "[" || (begin !== outer && !inner.includes("]("));
  // Each line of it is a text of its own.
  const words = isMarked ? inner.replaceAll(/.*\S.*/g, (line) => begin + line + end) : inner;
  return BLOCK.test(node.nodeName) ? `\n${words}\n` : words;
}

const attributeOf = (node: DefaultTreeAdapterTypes.ParentNode, name: string) =>
  "attrs" in node ? (node.attrs.find((one) => one.name === name)?.value ?? "") : "";

function marksOf(element: DefaultTreeAdapterTypes.ParentNode) {
  const { nodeName: tagName } = element;
  const address = attributeOf(element, "href");
  if (tagName === "a" && /^(https?:|mailto:|tel:|\/)\S*$/i.test(address)) {
    return ["[", `](${address.replaceAll("(", "%28").replaceAll(")", "%29")})`] as const;
  }
  const [, weight] = /(?<![\w-])font-weight:\s*(\w+)/i.exec(attributeOf(element, "style")) ?? [];
  const isBold = weight ? /^(bold|[6-9]00)$/.test(weight) : /^(b|strong)$/.test(tagName);
  return isBold && !/^h[1-6]$/.test(tagName) ? (["**", "**"] as const) : (["", ""] as const);
}
