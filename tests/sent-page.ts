/** A page as it is sent, read without a browser: for what its words and links alone can tell. */
import type { APIRequestContext } from "@playwright/test";
import { parse } from "parse5";
import { attribute, type Element, elementsIn, isElement, wordsOf } from "./elements.ts";
import { expect } from "./site.ts";

/** What is between the tags of its body. */
export async function sentPage(request: APIRequestContext, address: string): Promise<Element> {
  return bodyOf(await (await request.get(address)).text());
}

export function bodyOf(html: string): Element {
  const [root] = elementsIn(parse(html).childNodes, "html");
  const [body] = elementsIn(root?.childNodes ?? [], "body");
  if (!body) throw new Error("The page has no body");
  return body;
}

/** All that have one of these names, in their order, also those inside one another. */
export function all(within: Element, ...names: string[]): Element[] {
  return within.childNodes
    .filter(isElement)
    .flatMap((one) => [...(names.includes(one.tagName) ? [one] : []), ...all(one, ...names)]);
}

/** Its words, with single spaces. */
export const said = (element: Element): string => wordsOf(element).replaceAll(/\s+/g, " ").trim();

/** What a screen reader calls it: its label, or its words and what its pictures show. */
export function nameOf(element: Element): string {
  const label = attribute(element, "aria-label");
  return (label ?? heardIn(element)).replaceAll(/\s+/g, " ").trim();
}

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

/** The section that has this heading. */
export const sectionNamed = (body: Element, heading: string): Element =>
  only(
    all(body, "section").filter((section) =>
      all(section, "h1", "h2", "h3").some((one) => said(one) === heading),
    ),
    `the section "${heading}"`,
  );

/** Expects a link of that name that leads there, and none of that name that leads elsewhere. */
export function expectLink(within: Element, name: string, to: string, where: string) {
  const found = all(within, "a").filter((link) => nameOf(link) === name);
  const targets = new Set(found.map((link) => attribute(link, "href")));
  expect([...targets], `${where}: the link "${name}"`).toEqual([to]);
}

export const mainOf = (body: Element): Element => only(all(body, "main"), "main");
