/** English words of a Spanish page that are not told as English, so that they would be read aloud as Spanish. */
import { foreignPattern } from "#app/content/foreign-words.ts";
import { inSpanish } from "../content-of-site.ts";
import { attribute, bodyOf, type Element, isElement } from "./elements.ts";

/** What nobody reads aloud, and what can hold text alone. */
const NO_PIECES = new Set(["script", "style", "noscript", "template", "option", "svg", "textarea"]);

const patterns = (inSpanish.foreign.en ?? []).map(foreignPattern);

export const untoldEnglish = (html: string): string[] => untoldIn(bodyOf(html));

function untoldIn({ childNodes }: Element): string[] {
  return childNodes.flatMap((node) => {
    if (isElement(node)) {
      const isOther = (attribute(node, "lang") ?? "es") !== "es";
      return isOther || NO_PIECES.has(node.tagName) ? [] : untoldIn(node);
    }
    if (!("value" in node)) return [];
    return patterns.flatMap((pattern) => node.value.match(pattern) ?? []);
  });
}
