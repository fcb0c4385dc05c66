/** The fields of a form as HTML alone has them: what they are called, what is in them, what is sent. */
import { all, around, attribute, type Element, nameOf, said } from "./elements.ts";

export type { Element };

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

/** Where nothing is chosen from a list, its first is. */
function chosenOf(list: Element): Element | undefined {
  const options = all(list, "option");
  return options.find((one) => attribute(one, "selected") !== undefined) ?? options[0];
}

export function valueOf(field: Element): string | undefined {
  if (field.tagName === "textarea") {
    return field.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
  }
  const holder = field.tagName === "select" ? chosenOf(field) : field;
  return holder && attribute(holder, "value");
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

export function select(list: Element, option: string) {
  const options = all(list, "option");
  if (!options.some((one) => said(one) === option)) throw new Error(`There is no "${option}"`);
  for (const one of options) {
    setAttribute(one, "selected", said(one) === option ? "" : undefined);
  }
}

/** Names and values, in their order. */
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

export const isDisabled = (field: Element): boolean =>
  [field, ...around(field)].some((one) => attribute(one, "disabled") !== undefined);
