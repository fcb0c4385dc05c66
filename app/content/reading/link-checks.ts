/** Checks of what stands inside sentences: where links lead, and whether marks are whole. */
import type { Report } from "#app/content/reading/content-reader.ts";
import { withHint } from "#app/content/reading/nearest.ts";
import { perFile, valuesIn, type YamlFile } from "#app/content/reading/yaml-file.ts";
import { isToolLeftOut, type ToolName } from "#app/content/tools.ts";
import { type Part, parse, withoutMarks } from "#app/content/rich-words.ts";

/**
 * Every link leads to a page of the site, and to a part that the page has.
 *
 * @param anchors the ids on each page, by its address; none for a page that cannot be read
 * @param tools those that the site has
 */
export function checkLinks(
  files: YamlFile[],
  addresses: string[],
  anchors: Map<string, string[] | undefined>,
  tools: readonly ToolName[],
  report: Report,
) {
  const known = new Set(addresses);
  for (const file of files) {
    for (const { to, at } of linksIn(file)) {
      const [page = "/", anchor] = to.split("#");
      const ids = anchors.get(page);
      if (isToolLeftOut(page, tools)) {
        // Where it stands alone, it is left out as well.
        if (at.at(-1) === "to") continue;
        report(
          file.name,
          at,
          `${page} is no page of this site: company.yaml does not list it under tools`,
        );
      } else if (!known.has(page)) {
        const message = `${page} is no page of this site.`;
        report(file.name, at, withHint(message, page, addresses));
      } else if (anchor && ids && !ids.includes(anchor)) {
        report(file.name, at, `no section of ${page} has the id "${anchor}"`);
      }
    }
  }
}

/** Marks that were typed wrongly: visitors would see them as they are. */
export function checkMarks(files: YamlFile[], report: Report) {
  for (const file of files) {
    for (const { at, error } of wrongMarksIn(file)) report(file.name, at, error);
  }
}

const wrongMarksIn = perFile(({ value }) =>
  stringsIn(value).flatMap(({ text, at }) => {
    const error = markError(text);
    return error ? [{ at, error }] : [];
  }),
);

/** Addresses of this site: alone under `to`, or inside a sentence. */
const linksIn = perFile(({ value }) =>
  stringsIn(value).flatMap(({ text, at }) => {
    if (at.at(-1) === "to") return [{ to: text, at }];
    return parse(text).flatMap((part) =>
      part.kind === "link" && part.to.startsWith("/") ? [{ to: part.to, at }] : [],
    );
  }),
);

const stringsIn = (tree: unknown) =>
  valuesIn(tree).flatMap(({ value, at }) =>
    typeof value === "string" ? [{ text: value, at }] : [],
  );

/** What a link may lead to; {portal} is a whole address by itself. */
const TARGET = /^(\/|https:\/\/|tel:|mailto:|\{portal\}$)/;
const LINK_IN_LINK = /\[[^\]]*\[[^[\]]+\]\([^()]*\)[^[\]]*\]\(/;

/** What is wrong with the marks in a sentence, and what would be right; the first error only. */
export function markError(sentence: string): string | undefined {
  if (LINK_IN_LINK.test(sentence)) return "a link cannot stand within the words of another";
  if (/\*{3}/.test(sentence)) return "bold words have two * before and two behind: **words**";
  for (const part of parse(sentence)) {
    const error = partError(part);
    if (error) return error;
  }
  return undefined;
}

function partError(part: Part): string | undefined {
  if (part.kind === "fact") return undefined;
  if (part.kind === "text") return textError(part.source);
  const { kind, source, words } = part;
  if (withoutMarks(words) !== words) return `a link and bold words stand in each other: ${source}`;
  if (!words.trim()) return `marks need words between them: ${source.replace(words, "words")}`;
  if (words !== words.trim()) {
    return `no space inside the marks: ${source.replace(words, words.trim())}`;
  }
  if (kind === "bold") return markError(words);
  if (!TARGET.test(part.to)) {
    return `(${part.to}) leads nowhere: begin with / for a page of this site, or with https://`;
  }
  return markError(words) ?? markError(part.to);
}

/** What is left where nothing more could be read as a mark. The first that fits is reported. */
const TEXT_ERRORS: [RegExp, string][] = [
  [/\]\([^()\s]*\([^()\s]*\)/, "( and ) in an address are written %28 and %29"],
  [/\]\s*\(|\)\[(\/|http)/, "a link is [words](/address), with no other space than between words"],
  [/\*\*/, "** must stand before and behind the bold words"],
  [/\{/, "a { is never closed: {phone}"],
  [/\}/, "a } was never opened: {phone}"],
];

const textError = (text: string): string | undefined =>
  TEXT_ERRORS.find(([pattern]) => pattern.test(text))?.[1];
