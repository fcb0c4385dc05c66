/** Takes out what leads to, or tells of, something that another company does not have. */
import { isMap, isScalar, isSeq, visit, type YAMLMap } from "yaml";
import type { Answers } from "./answers.ts";
import type { ContentFolder } from "./content-folder.ts";

/** A sentence that had a link. */
export interface LostLink {
  file: string;
  says: string;
}

/** Entries of lists that lead to what is gone go with it; sentences keep the words of the link. */
export function removeLinks(gone: Set<string>, content: ContentFolder): LostLink[] {
  const isGone = (value: unknown) =>
    typeof value === "string" && gone.has(value.split("#")[0] ?? "");
  const leadsToGone = (node: unknown) => isMap(node) && isGone(node.get("to"));
  return content.all().flatMap((name) => {
    const lost: LostLink[] = [];
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
          lost.push({ file: name, says: unlinked });
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

/** Items of lists that take a fact by name which this company does not have; whole sections stay. */
export function removeFacts({ licences, counties }: Answers, content: ContentFolder) {
  const held = new Set(licences.map(({ trade }) => trade));
  const isZone = counties.some(({ hurricaneZone }) => hurricaneZone);
  const isGone = (fact: string) =>
    fact === "zoneCounties"
      ? !isZone
      : fact.startsWith("license.") && !held.has(fact.replace("license.", ""));
  const takesGone = (node: unknown): boolean =>
    isScalar(node)
      ? [...String(node.value).matchAll(/\{([\w.-]+)\}/g)].some(([, fact = ""]) => isGone(fact))
      : isMap(node) && !node.has("kind") && node.items.some(({ value }) => takesGone(value));
  for (const name of content.all()) {
    if (!/\{(license\.|zoneCounties)/.test(content.text(name))) continue;
    content.change(name, (document) => {
      visit(document, {
        Seq(_, list) {
          list.items = list.items.filter((item) => !takesGone(item));
        },
      });
    });
  }
}

export const claimsIn = (content: ContentFolder) =>
  new Set(
    content
      .all()
      .flatMap((name) => [...content.text(name).matchAll(CLAIM)].map(([, id = ""]) => id)),
  );

/** As in `claim: a-name`, `source: a-name` and `lookUp: a-name`. */
const CLAIM = /\b(?:claim|source|lookUp): ([a-z0-9-]+)/g;

/** Claims that only what is gone has made. */
export function removeClaims(before: Set<string>, content: ContentFolder) {
  const now = claimsIn(content);
  const claims = content.read("claims.yaml") as Record<string, { restsOn?: string }>;
  const supports = new Set(Object.values(claims).map(({ restsOn }) => restsOn));
  const gone = Object.keys(claims).filter(
    (id) => before.has(id) && !now.has(id) && !supports.has(id),
  );
  const files = content.languages.map((language) => `${language}/claims.yaml`).filter(content.has);
  for (const name of ["claims.yaml", ...files]) {
    content.change(name, (document) => {
      for (const id of gone) document.delete(id);
    });
  }
}
