/** Takes out what leads to, or tells of, something that another company does not have. */
import { isMap, isScalar, isSeq, visit, type YAMLMap } from "yaml";
import type { ContentFolder } from "./content-folder.ts";

/**
 * Entries of lists that lead to what is gone go with it; sentences keep the words of the link.
 *
 * @returns those sentences, each after its file
 */
export function removeLinks(gone: Set<string>, content: ContentFolder): string[] {
  const isGone = (value: unknown) =>
    typeof value === "string" && gone.has(value.split("#")[0] ?? "");
  const leadsToGone = (node: unknown) => isMap(node) && isGone(node.get("to"));
  return content.all().flatMap((name) => {
    const lost: string[] = [];
    const text = content.text(name);
    // Parsing takes most of the time.
    if (![...gone].some((address) => text.includes(address))) return [];
    content.change(name, (document) => {
      visit(document, {
        Map: (_, node) => (leadsToGone(node) ? visit.REMOVE : undefined),
        Pair: (_, { key, value }) =>
          (isScalar(key) && isGone(key.value)) || leadsToGone(value) ? visit.REMOVE : undefined,
        Scalar(_, node) {
          if (typeof node.value !== "string") return;
          const unlinked = node.value.replace(
            /\[([^\]]+)\]\((\/[^)\s]*)\)/g,
            (link, words: string, to: string) => (isGone(to) ? words : link),
          );
          if (unlinked === node.value) return;
          node.value = unlinked;
          lost.push(`${name}: ${unlinked}`);
        },
      });
      visit(document, { Map: (_, node) => (isEmptyGroup(node) ? visit.REMOVE : undefined) });
    });
    return lost;
  });
}

/** A group of a menu that has lost all of its links. */
function isEmptyGroup(node: YAMLMap): boolean {
  const items = node.get("items");
  return isSeq(items) && items.items.length === 0;
}

/** As in `claim: a-name`, `source: a-name` and `lookUp: a-name`. */
const CLAIM = /\b(?:claim|source|lookUp): ([a-z0-9-]+)/g;

export const claimsIn = (content: ContentFolder) =>
  new Set(
    content
      .all()
      .flatMap((name) => [...content.text(name).matchAll(CLAIM)].map(([, id = ""]) => id)),
  );

/**
 * Claims that only what is gone has made.
 *
 * @param before those that were made; tools name others by themselves
 */
export function removeClaims(before: Set<string>, content: ContentFolder) {
  const claims = content.read("claims.yaml") as Record<string, { restsOn?: string }>;
  const now = claimsIn(content);
  const grounds = new Set(Object.values(claims).map(({ restsOn }) => restsOn));
  const isKept = (id: string) => !before.has(id) || now.has(id) || grounds.has(id);
  const files = content.languages.map((language) => `${language}/claims.yaml`).filter(content.has);
  for (const name of ["claims.yaml", ...files]) content.keepOnly(name, [], isKept);
}
