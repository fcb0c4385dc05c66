/** A page as it is sent, read without a browser. */
import { type DefaultTreeAdapterTypes, parse } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** What nobody reads. */
const SILENT = new Set(["script", "style", "template"]);

export const isElement = (node: Node): node is Element => "tagName" in node;

const childrenOf = ({ childNodes }: Element): Element[] => childNodes.filter(isElement);

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

/** As somebody gets it who has no scripts: with what stands in `<noscript>`. */
export function bodyOf(html: string): Element {
  const document = parse(html, { scriptingEnabled: false });
  const root = document.childNodes.filter(isElement).flatMap(childrenOf);
  return only(
    root.filter(({ tagName }) => tagName === "body"),
    "body",
  );
}

/** Everything inside, in its order. */
export const everything = (within: Element): Element[] =>
  childrenOf(within).flatMap((one) => [one, ...everything(one)]);

/** All that have one of these names, in their order, also those inside one another. */
export const all = (within: Element, ...names: string[]): Element[] =>
  everything(within).filter(({ tagName }) => names.includes(tagName));

export const withId = (within: Element, id: string): Element[] =>
  everything(within).filter((one) => attribute(one, "id") === id);

/** What it stands in, from the inside outwards. */
export function around({ parentNode }: Element): Element[] {
  return parentNode && "tagName" in parentNode ? [parentNode, ...around(parentNode)] : [];
}

/** Its words, with single spaces. */
export const said = (element: Element): string => tidy(wordsOf(element));

const tidy = (text: string) => text.replaceAll(/\s+/g, " ").trim();

function wordsOf(node: Node): string {
  if (isElement(node)) return SILENT.has(node.tagName) ? "" : node.childNodes.map(wordsOf).join("");
  return node.nodeName === "#text" && "value" in node ? node.value : "";
}

/** What a screen reader calls it: its label, or its words and what its pictures show. */
export const nameOf = (element: Element): string =>
  tidy(attribute(element, "aria-label") ?? heardIn(element));

function heardIn({ childNodes }: Element): string {
  return childNodes
    .map((node) => {
      if (!isElement(node)) return wordsOf(node);
      if (attribute(node, "aria-hidden") === "true") return "";
      if (node.tagName === "img") return attribute(node, "alt") ?? "";
      return attribute(node, "aria-label") ?? heardIn(node);
    })
    .join("");
}

/** @throws where not exactly one has it; with what there is instead */
export function only<Each>(found: Each[], what: string): Each {
  const [one] = found;
  if (one === undefined || found.length > 1) throw new Error(`${found.length} of ${what}`);
  return one;
}

export const mainOf = (body: Element): Element => only(all(body, "main"), "main");

/** The section that has this heading. */
export const sectionNamed = (body: Element, heading: string): Element =>
  only(
    all(body, "section").filter((section) =>
      all(section, "h1", "h2", "h3").some((one) => said(one) === heading),
    ),
    `the section "${heading}"`,
  );

/** Where the links of this name lead, each place once. */
export const placesOf = (within: Element, name: string) => [
  ...new Set(
    all(within, "a")
      .filter((link) => nameOf(link) === name)
      .map((link) => attribute(link, "href")),
  ),
];
