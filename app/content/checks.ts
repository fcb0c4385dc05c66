/** Checks that hold between content files: addresses, links, labels. */
import { didYouMean } from "#app/content/nearest.ts";
import type { InterfaceWords, Navigation, PageWithClaims } from "#app/content/schema.ts";
import type { Problem, YamlFile } from "#app/content/yaml-file.ts";

/** Everything expected has a file in the folder, and every file there is expected. */
export function unmatchedFiles(folder: string, written: string[], expected: string[]): Problem[] {
  const problem = (name: string, message: string): Problem => ({
    file: fileOf(folder, name),
    line: 1,
    path: [],
    message,
  });
  const [isWritten, isExpected] = [new Set(written), new Set(expected)];
  const missing = expected.filter((name) => !isWritten.has(name));
  const surplus = written.filter((name) => !isExpected.has(name));
  return [
    ...missing.map((name) => problem(name, `is missing, but ${name} is an address of the site`)),
    ...surplus.map((name) =>
      problem(
        name,
        `has no address: add ${name} to app/routes.ts (or to content/locations), or remove the file`,
      ),
    ),
  ];
}

/** Every label that a menu names has words. */
export function unknownLabels(
  navigation: Navigation,
  words: InterfaceWords,
  language: string,
): Problem[] {
  const { header, invitation, topMenu, drawer, footer } = navigation;
  const entries = [
    ...header,
    invitation,
    ...topMenu,
    ...drawer,
    ...footer.company,
    ...footer.services,
  ];
  const labels = entries.flatMap((entry) => [
    entry.label,
    ...("items" in entry ? entry.items.map((item) => item.label) : []),
  ]);
  return [...new Set(labels)]
    .filter((label) => !Object.hasOwn(words.labels, label))
    .map((label) => ({
      file: `content/${language}/interface.yaml`,
      line: 1,
      path: ["labels", label],
      message: "is used in content/navigation.yaml, but has no words here",
    }));
}

/** A page that makes claims shows where they are from. */
export function claimsWithoutSources(
  folder: string,
  pages: Map<string, PageWithClaims | undefined>,
): Problem[] {
  return [...pages]
    .filter(([, page]) => page && page.claims.length > 0)
    .filter(([, page]) => !page?.sections.some(({ kind }) => kind === "sources"))
    .map(([name]) => ({
      file: fileOf(folder, name),
      line: 1,
      path: ["sections"],
      message: "makes claims, so it needs a section of the kind sources",
    }));
}

const fileOf = (folder: string, name: string) =>
  `${folder}/${name === "/" ? "home" : name.replace(/^\//, "")}.yaml`;

/** The ZIP rules name only places that we serve. */
export function unknownPlaces(files: YamlFile[], slugs: string[]): Problem[] {
  const file = files.find(({ name }) => name === "content/zip-codes.yaml");
  const { nearest = {} } = (file?.value ?? {}) as { nearest?: Record<string, unknown> };
  return Object.keys(nearest)
    .filter((slug) => !slugs.includes(slug))
    .flatMap((slug) => {
      const message = `there is no place called ${slug} in content/locations. ${didYouMean(slug, slugs)}`;
      return file ? [file.problemAt(["nearest", slug], message.trim())] : [];
    });
}

/**
 * Every link leads to a page of the site, and to a part that the page has.
 *
 * @param anchors the ids on each page, by its address; none for a page that cannot be read
 */
export function brokenLinks(
  files: YamlFile[],
  addresses: string[],
  anchors: Map<string, string[] | undefined>,
) {
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

/** An address inside a sentence: `[words](/address)`. */
const LINK_IN_WORDS = /\]\((\/[^)]*)\)/g;

function linksIn(value: unknown, at: PropertyKey[] = []): { to: string; at: PropertyKey[] }[] {
  if (typeof value === "string") {
    if (at.at(-1) === "to") return [{ to: value, at }];
    return [...value.matchAll(LINK_IN_WORDS)].map(([, to = ""]) => ({ to, at }));
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, [...at, index]));
  if (value !== null && typeof value === "object") {
    return Object.entries(value).flatMap(([key, item]) => linksIn(item, [...at, key]));
  }
  return [];
}
