/** Checks of what stands inside sentences: links, and signs for bold words. */
import { didYouMean } from "#app/content/reading/nearest.ts";
import type { Problem, YamlFile } from "#app/content/reading/yaml-file.ts";

/**
 * Every link leads to a page of the site, and to a part that the page has.
 *
 * @param anchors the ids on each page, by its address; none for a page that cannot be read
 */
export function brokenLinks(
  files: YamlFile[],
  addresses: string[],
  anchors: Map<string, string[] | undefined>,
): Problem[] {
  const known = new Set(addresses);
  return files.flatMap((file) =>
    linksIn(file.value).flatMap(({ to, at }) => {
      const [page = "/", anchor] = to.split("#");
      if (!known.has(page)) {
        const message = `${page} is no page of this site. ${didYouMean(page, addresses)}`;
        return [file.problemAt(at, message.trim())];
      }
      const ids = anchors.get(page);
      if (anchor && ids && !ids.includes(anchor)) {
        return [file.problemAt(at, `no section of ${page} has the id "${anchor}"`)];
      }
      return [];
    }),
  );
}

/** What rich-text.tsx makes a link of. */
const LINK = /\[[^\]]*\]\(([^)]*)\)/g;
const TARGETS = /^(\/|https:\/\/|tel:|mailto:)/;

/** Signs that were typed halfway, or that lead nowhere: visitors would see them as they are. */
export function brokenMarks(files: YamlFile[]): Problem[] {
  return files.flatMap((file) =>
    stringsIn(file.value).flatMap(({ text, at }) => {
      const message = brokenMark(text);
      return message ? [file.problemAt(at, message)] : [];
    }),
  );
}

function brokenMark(text: string): string | undefined {
  const targets = [...text.matchAll(LINK)].map(([, target = ""]) => target);
  const strange = targets.find((target) => !TARGETS.test(target));
  if (strange !== undefined) {
    return `(${strange}) leads nowhere: begin with / for a page of this site, or with https://`;
  }
  if (text.replace(LINK, "").includes("](")) return "a link is not whole: [words](/address)";
  if (text.split("**").length % 2 === 0) return "** must stand before and behind the bold words";
  return undefined;
}

/** Addresses of this site: alone under `to`, or inside a sentence. */
function linksIn(value: unknown) {
  return stringsIn(value).flatMap(({ text, at }) => {
    if (at.at(-1) === "to") return [{ to: text, at }];
    return [...text.matchAll(LINK)]
      .map(([, to = ""]) => ({ to, at }))
      .filter(({ to }) => to.startsWith("/"));
  });
}

function stringsIn(value: unknown, at: PropertyKey[] = []): { text: string; at: PropertyKey[] }[] {
  if (typeof value === "string") return [{ text: value, at }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) =>
    stringsIn(item, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}
