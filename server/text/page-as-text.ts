/**
 * A page as plain text, for terminals, readers and assistants: made of the finished HTML, so that it
 * says what the page says, whatever kinds of sections there will be. Headings and tables look as in
 * Markdown.
 */
import { parse } from "parse5";
import {
  attribute,
  type Element,
  elementsIn,
  hasHeading,
  headingLevel,
  isElement,
  isInside,
  type Node,
  wordsOf,
} from "#server/text/elements.ts";
import { fieldMark, formNote, isAskedByAddress } from "#server/text/form-as-text.ts";
import type { TextForm, TextWords } from "#server/text/text-form.ts";
import { createTextWriter, type TextWriter } from "#server/text/text-writer.ts";

/** What is no words, or is said by others: menus in the footer, buttons by the note at a form's end. */
const LEFT_OUT = names("button dialog noscript script style template");
const PARAGRAPHS = names(`address article aside blockquote details dl div fieldset figure footer
  form h1 h2 h3 h4 h5 h6 main nav ol output p section table ul`);
const LINES = names("br dt figcaption label legend li option summary");
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\p{N}]/u;
/** The words of their link say the address. */
const SAID_BY_WORDS = /^(tel|mailto|sms):/;

/** @param html of a whole page, as it is sent */
export function pageAsText(html: string, { origin, words }: TextForm): string {
  const write = createTextWriter();
  const [root] = elementsIn(parse(html).childNodes, "html");
  const language = (root && attribute(root, "lang")) ?? "";
  const said = words[language] ?? Object.values(words)[0];
  if (!root || !said) throw new Error(`Texts have no words in ${language}`);
  const [body] = elementsIn(root.childNodes, "body");
  if (body) writeInside(body, { write, base: addressOf(root) ?? origin, words: said });
  return write.finish(said.links);
}

/** Where the page stands, as it says itself; what is not found stands nowhere. */
function addressOf(root: Element): string | undefined {
  const [head] = elementsIn(root.childNodes, "head");
  const links = elementsIn(head?.childNodes ?? [], "link");
  const canonical = links.find((link) => attribute(link, "rel") === "canonical");
  return canonical && attribute(canonical, "href");
}

interface Page {
  write: TextWriter;
  /** What the addresses of its links are read from: its own. */
  base: string;
  words: TextWords;
  /** Whether what stands here is in a form that asks by its address. */
  isAsked?: boolean;
}

function writeInside({ childNodes }: Element, page: Page) {
  childNodes.forEach((child, index) => {
    const before = childNodes[index - 1];
    if (before && isSetApart(before, child)) page.write.gap();
    writeNode(child, page);
  });
}

/** Styles keep elements apart, and an element from a word that it stands close to. */
function isSetApart(before: Node, after: Node): boolean {
  if (isElement(before) && isElement(after)) return true;
  if (!isElement(before) && !isElement(after)) return false;
  return ENDS_IN_WORD.test(wordsOf(before)) && BEGINS_WITH_WORD.test(wordsOf(after));
}

function writeNode(node: Node, page: Page) {
  if (node.nodeName === "#text" && "value" in node) page.write.text(node.value);
  else if (isElement(node) && !isLeftOut(node)) writeElement(node, page);
}

function isLeftOut(element: Element): boolean {
  const { tagName } = element;
  const isHidden =
    attribute(element, "hidden") !== undefined || attribute(element, "aria-hidden") === "true";
  const isSiteHeader = tagName === "header" && !isInside(element, "main");
  const isForScreens = attribute(element, "data-screen-only") !== undefined;
  // The way to this page, links within it, and the bar of buttons at the end of phones' screens.
  const isWay = tagName === "nav" && !hasHeading(element);
  const isWayOnScreen = isForScreens && (isWay || !isInside(element, "main"));
  return isHidden || isSiteHeader || isWayOnScreen || LEFT_OUT.has(tagName);
}

function writeElement(element: Element, page: Page) {
  const { write } = page;
  const end = endOf(element, write);
  end?.();
  const level = headingLevel(element);
  if (level) write.text(`${"#".repeat(level)} `);
  writeByName(element, page);
  if (element.tagName === "dt") write.colon();
  else end?.();
}

/** What it ends before it and behind it. */
function endOf({ tagName, parentNode }: Element, write: TextWriter) {
  // In a list of terms it only keeps a pair together.
  if (tagName === "div" && parentNode?.nodeName === "dl") return write.endLine;
  if (PARAGRAPHS.has(tagName)) return write.endParagraph;
  return LINES.has(tagName) ? write.endLine : undefined;
}

function writeByName(element: Element, page: Page) {
  const { write, words } = page;
  switch (element.tagName) {
    case "a":
      return writeLink(element, page);
    case "img":
    case "svg":
      return writePicture(element, page);
    case "li":
      // A card with a heading is no point of a list.
      if (hasHeading(element)) return writeInside(element, page);
      return write.indented(markOf(element), () => writeInside(element, page));
    case "option":
      return write.indented("- ", () => writeInside(element, page));
    case "table":
      return writeTable(element, page);
    case "form":
      writeInside(element, { ...page, isAsked: isAskedByAddress(element) });
      write.endParagraph();
      return write.text(formNote(element, page.base, words));
    case "input":
    case "textarea":
      return write.text(fieldMark(element, page.isAsked));
    case "select":
      write.text(fieldMark(element, page.isAsked));
      return writeInside(element, page);
    default:
      return writeInside(element, page);
  }
}

function markOf(item: Element): string {
  const list = item.parentNode;
  if (!list || list.nodeName !== "ol") return "- ";
  return `${list.childNodes.filter(({ nodeName }) => nodeName === "li").indexOf(item) + 1}. `;
}

function writeLink(link: Element, { write, ...page }: Page) {
  const hasWords = write.aside(() => writeInside(link, { write, ...page })) !== "";
  if (hasWords) writeInside(link, { write, ...page });
  else write.text(attribute(link, "aria-label") ?? "");
  const address = attribute(link, "href") ?? "";
  if (!address || address.startsWith("#") || SAID_BY_WORDS.test(address)) return;
  write.link(new URL(address, page.base).href);
}

function writePicture(picture: Element, { write, words }: Page) {
  const name = attribute(picture, "alt") ?? attribute(picture, "aria-label");
  if (name) write.text(` [${words.picture}: ${name}] `);
}

/** A row a line, and a rule below the first. */
function writeTable(table: Element, page: Page) {
  const { write } = page;
  for (const caption of elementsIn(table.childNodes, "caption")) writeInside(caption, page);
  write.endParagraph();
  elementsIn(table.childNodes, "tr").forEach((row, index) => {
    const cells = row.childNodes
      .filter(isElement)
      .map((cell) => write.aside(() => writeInside(cell, page)).replaceAll("|", "/"));
    write.text(`| ${cells.join(" | ")} |`);
    write.endLine();
    if (index === 0) write.text(`|${" --- |".repeat(cells.length)}`);
    write.endLine();
  });
}

function names(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
