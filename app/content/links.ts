/** Checks that every link in the content leads to a page of the site. */
import { didYouMean } from "#app/content/nearest.ts";
import type { LanguageContent, ReadFile } from "#app/content/read.ts";
import type { Problem } from "#app/content/yaml-file.ts";

/** An address inside a sentence: `[words](/address)`. */
const LINK_IN_WORDS = /\]\((\/[^)]*)\)/g;

export function brokenLinks(
  files: ReadFile[],
  content: LanguageContent,
  addresses: string[],
  slugs: string[],
  language: string,
): Problem[] {
  const known = [...addresses, ...slugs.map((slug) => `/${slug}`)];
  const anchors = anchorsOf(content);
  return files
    .filter(({ name }) => name === "content/navigation.yaml" || name.startsWith(`content/${language}/`))
    .flatMap((file) =>
      linksIn(file.value).flatMap(({ to, at }) => {
        const [page = "/", anchor] = to.split("#");
        if (!known.includes(page)) {
          return [file.problemAt(at, `${page} is no page of this site. ${didYouMean(page, known)}`.trim())];
        }
        if (anchor && !anchors.has(to)) {
          return [file.problemAt(at, `no section of ${page} has the id "${anchor}"`)];
        }
        return [];
      }),
    );
}

interface FoundLink {
  to: string;
  at: PropertyKey[];
}

function linksIn(value: unknown, at: PropertyKey[] = []): FoundLink[] {
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

/** All `/address#id` that a link may name. */
function anchorsOf({ pages, locations }: LanguageContent): Set<string> {
  const all = [
    ...Object.entries(pages),
    ...Object.entries(locations).map(([slug, page]) => [`/${slug}`, page] as const),
  ];
  return new Set(
    all.flatMap(([address, page]) =>
      (page?.sections ?? []).flatMap((section) =>
        "id" in section && section.id ? [`${address}#${section.id}`] : [],
      ),
    ),
  );
}
