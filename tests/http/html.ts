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

const CHOICES = new Set(["checkbox", "radio"]);
/** What is sent by no value of its own. */
const NOT_SENT = new Set(["submit", "button", "reset", "file", "image"]);

export function setAttribute(element: Element, name: string, value: string | undefined) {
  element.attrs = element.attrs.filter((one) => one.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

export function labelOf(field: Element, body: Element): string {
  const id = attribute(field, "id") ?? "no id";
  const labels = [
    ...all(body, "label").filter((one) => attribute(one, "for") === id),
    ...around(field).filter(({ tagName }) => tagName === "label"),
  ];
  return attribute(field, "aria-label") ?? labels.map(nameOf).join(" ");
}

export function valueOf(field: Element): string | undefined {
  if (field.tagName === "textarea") {
    return field.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
  }
  if (field.tagName !== "select") return attribute(field, "value");
  // Where nothing is chosen from a list, its first is.
  const options = all(field, "option");
  const chosen = options.find((one) => attribute(one, "selected") !== undefined) ?? options[0];
  return chosen && attribute(chosen, "value");
}

export function type(field: Element, text: string) {
  if (field.tagName !== "textarea") return setAttribute(field, "value", text);
  field.childNodes = [{ nodeName: "#text", value: text, parentNode: field }];
}

/** Of several to choose from, one is chosen at a time. */
export function check(field: Element, page: Element) {
  const name = attribute(field, "name");
  const others = all(page, "input").filter((one) => attribute(one, "name") === name);
  if (attribute(field, "type") === "radio") {
    for (const one of others) setAttribute(one, "checked", undefined);
  }
  setAttribute(field, "checked", "");
}

/** What a form sends, in its order: names and values. */
export function typedIn(form: Element): [string, string][] {
  return all(form, "input", "select", "textarea").flatMap((field): [string, string][] => {
    const kind = attribute(field, "type") ?? "";
    const name = attribute(field, "name");
    const isChosen = !CHOICES.has(kind) || attribute(field, "checked") !== undefined;
    if (!name || !isChosen || NOT_SENT.has(kind) || isDisabled(field)) return [];
    const value = valueOf(field) ?? (CHOICES.has(kind) ? "on" : "");
    return [[name, value.replaceAll(/\r?\n/g, "\r\n")]];
  });
}

const isDisabled = (field: Element): boolean =>
  [field, ...around(field)].some((one) => attribute(one, "disabled") !== undefined);
