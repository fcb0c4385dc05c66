/** Checks of what stands inside sentences: where links lead, and whether marks are whole. */
import { didYouMean } from "#app/content/reading/nearest.ts";
import { slipIn } from "#app/content/reading/slips-in-words.ts";
import { parse } from "#app/content/rich-words.ts";
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
    linksIn(file).flatMap(({ to, at }) => {
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

/** Marks that were typed wrongly: visitors would see them as they are. */
export const brokenMarks = (files: YamlFile[]): Problem[] => files.flatMap(slipsIn);

const slipsIn = onceAFile((file) =>
  stringsIn(file.value).flatMap(({ text, at }) => {
    const slip = slipIn(text);
    return slip ? [file.problemAt(at, slip)] : [];
  }),
);

/** Addresses of this site: alone under `to`, or inside a sentence. */
const linksIn = onceAFile(({ value }) =>
  stringsIn(value).flatMap(({ text, at }) => {
    if (at.at(-1) === "to") return [{ to: text, at }];
    return parse(text).flatMap((part) =>
      part.kind === "link" && part.to.startsWith("/") ? [{ to: part.to, at }] : [],
    );
  }),
);

/** The content is read as of several days, and most files are the same from one reading to the next. */
function onceAFile<T>(find: (file: YamlFile) => T[]): (file: YamlFile) => T[] {
  const known = new WeakMap<YamlFile, T[]>();
  return (file) => {
    const found = known.get(file) ?? find(file);
    known.set(file, found);
    return found;
  };
}

function stringsIn(value: unknown, at: PropertyKey[] = []): { text: string; at: PropertyKey[] }[] {
  if (typeof value === "string") return [{ text: value, at }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) =>
    stringsIn(item, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}
