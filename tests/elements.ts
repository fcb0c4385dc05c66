/** What a page is read by: its elements, as parse5 gives them. */
import type { DefaultTreeAdapterTypes } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

export const isElement = (node: Node): node is Element => "tagName" in node;

/** What is written in a node, as it stands. */
export function wordsOf(node: Node): string {
  if (isElement(node)) return node.childNodes.map(wordsOf).join("");
  return node.nodeName === "#text" && "value" in node ? node.value : "";
}

/** All of that name, in their order, without those inside another of them. */
export function elementsIn(nodes: Node[], name: string): Element[] {
  return nodes
    .filter(isElement)
    .flatMap((node) => (node.tagName === name ? [node] : elementsIn(node.childNodes, name)));
}

export function isInside(element: Element, name: string): boolean {
  const { parentNode } = element;
  if (!parentNode || !("tagName" in parentNode)) return false;
  return parentNode.tagName === name || isInside(parentNode, name);
}

const HEADING = /^h([1-6])$/;

/** From 1 to 6; nothing for what is no heading. */
export const headingLevel = ({ tagName }: Element): number | undefined => {
  const level = HEADING.exec(tagName)?.[1];
  return level === undefined ? undefined : Number(level);
};

export const hasHeading = ({ childNodes }: Element): boolean =>
  childNodes.some((node) => isElement(node) && (headingLevel(node) || hasHeading(node)));
