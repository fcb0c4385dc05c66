/** Forms, where nobody can fill them in. */
import { attribute, type Element } from "#server/text/elements.ts";

export interface FormWords {
  /** How to send what the form asks by other ways. */
  otherWays: string;
  /** How to ask by address; in it: {toolAddress}. */
  askByAddress: string;
}

const CHOICES = new Map([
  ["radio", ["(", ")"]],
  ["checkbox", ["[", "]"]],
]);
const NOT_SHOWN = new Set(["hidden", "submit", "reset", "button"]);
const BLANK = "____";

/** As the forms of tools do. One without an address is only for scripts. */
export const isAskedByAddress = (form: Element): boolean =>
  !isForScripts(form) && (attribute(form, "method") ?? "get").toLowerCase() === "get";

const isForScripts = (form: Element): boolean => attribute(form, "action") === undefined;

/** @param isAsked whether the name of the field can stand in an address */
export function fieldMark(field: Element, isAsked = false): string {
  const type = attribute(field, "type") ?? "text";
  if (NOT_SHOWN.has(type)) return "";
  const [name = "", value = ""] = [attribute(field, "name"), attribute(field, "value")];
  const choice = CHOICES.get(type);
  const inAddress = isAsked && name ? `(${name}=${choice ? value : ""}) ` : "";
  if (!choice) return ` ${value || BLANK} ${inAddress}`;
  const mark = attribute(field, "checked") === undefined ? " " : "x";
  return ` ${choice.join(mark)} ${inAddress}`;
}

/** What stands at the end of a form; nothing where no answer would come from anywhere. */
export function formNote(form: Element, origin: string, words: FormWords): string {
  if (isForScripts(form)) return "";
  if (!isAskedByAddress(form)) return words.otherWays;
  const { origin: host, pathname } = new URL(attribute(form, "action") ?? "", origin);
  return words.askByAddress.replace("{toolAddress}", `${host}${pathname}?`);
}
