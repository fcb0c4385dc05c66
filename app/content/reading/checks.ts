/** Checks that hold between content files: names, addresses, labels. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { didYouMean } from "#app/content/reading/nearest.ts";
import type {
  InterfaceWords,
  LocalFacts,
  Navigation,
  PageWithClaims,
  Place,
} from "#app/content/reading/schema.ts";
import { STORM_ADDRESSES } from "#app/content/storm-addresses.ts";
import { anchor } from "#app/content/reading/text.ts";
import type { ZipCodes } from "#app/content/zip-code.ts";
import type { Path, Problem, YamlFile } from "#app/content/reading/yaml-file.ts";

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
    ...surplus.map((name) => problem(name, `has no address: ${whatToDo(name, missing)}`)),
  ];
}

/** A place is known by its facts, any other page by its route. */
function whatToDo(name: string, missing: string[]): string {
  const hint = didYouMean(name, missing);
  if (hint) return hint;
  return name.startsWith("/")
    ? `add ${name} to app/routes.ts, or remove the file`
    : `add its facts to content/places/${name}.yaml, or remove the file`;
}

/** A file that nothing reads was meant to be read. */
export function strayFiles(folder: string): Problem[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.yaml$|^\./.test(entry.name))
    .map(({ parentPath, name }) => ({
      file: path.join("content", path.relative(folder, parentPath), name),
      line: 1,
      path: [],
      message: "is not read: only files whose names end in .yaml are",
    }));
}

/** The name of a town's file is its address, which no other page may have. */
export function unusableNames(slugs: string[], addresses: string[]): Problem[] {
  const told = (slug: string, message: string): Problem => ({
    file: fileOf("content/places", slug),
    line: 1,
    path: [],
    message,
  });
  return slugs.flatMap((slug) => {
    if (!anchor.safeParse(slug).success) {
      return [told(slug, "must be named in lower-case letters and hyphens, like fort-pierce.yaml")];
    }
    if ([...addresses, ...STORM_ADDRESSES].includes(`/${slug}`)) {
      return [told(slug, `must have another name: /${slug} is a page of its own`)];
    }
    return [];
  });
}

/** The counties and utilities of places are known: those of ZIP codes, and those with shared facts. */
export function unknownCounties(
  places: Map<string, Place | undefined>,
  zipCounties: string[],
  { counties, utilities }: LocalFacts,
  files: YamlFile[],
): Problem[] {
  return [...places].flatMap(([slug, place]) => {
    const file = files.find(({ name }) => name === fileOf("content/places", slug));
    if (!place || !file) return [];
    const unknown = (at: Path, what: string, name: string, list: string, known: string[]) =>
      known.includes(name)
        ? []
        : [
            file.problemAt(
              at,
              `there is no ${what} called ${name} in content/${list}. ${didYouMean(name, known)}`.trim(),
            ),
          ];
    return [
      ...unknown(["county"], "county", place.county, "zip-codes.yaml", zipCounties),
      ...unknown(["county"], "county", place.county, "local-facts.yaml", Object.keys(counties)),
      ...place.utilities.flatMap((key, index) =>
        unknown(["utilities", index], "utility", key, "local-facts.yaml", Object.keys(utilities)),
      ),
    ];
  });
}

/** The utilities that ZIP codes name are described. */
export function unknownUtilities(
  { usual, cities }: ZipCodes["utilities"],
  { utilities }: LocalFacts,
  files: YamlFile[],
): Problem[] {
  const file = files.find(({ name }) => name === "content/zip-codes.yaml");
  const known = Object.keys(utilities);
  const named: [Path, string][] = [
    [["utilities", "usual"], usual],
    ...Object.keys(cities).map((key): [Path, string] => [["utilities", "cities", key], key]),
  ];
  return named
    .filter(([, key]) => !known.includes(key))
    .flatMap(([at, key]) => {
      const message = `there is no utility called ${key} in content/local-facts.yaml. ${didYouMean(key, known)}`;
      return file?.problemAt(at, message.trim()) ?? [];
    });
}

/** Every label that a menu names has words. */
export function unknownLabels(
  navigation: Navigation,
  words: InterfaceWords,
  language: string,
): Problem[] {
  const { header, invitation, topMenu, drawer, inMenus, waysOn, footer } = navigation;
  const entries = [
    ...header,
    invitation,
    ...topMenu,
    ...drawer,
    ...Object.values(inMenus).flatMap(({ pages }) => pages),
    ...waysOn,
    ...footer.company,
    ...footer.services,
  ];
  const labels = entries.flatMap((entry) => [
    entry.label,
    ...("items" in entry ? entry.items.map((item) => item.label) : []),
  ]);
  const missing = (part: "labels" | "waysOn", named: string[]) =>
    [...new Set(named)]
      .filter((label) => !Object.hasOwn(words[part], label))
      .map((label) => ({
        file: `content/${language}/interface.yaml`,
        line: 1,
        path: [part, label],
        message: "is used in content/navigation.yaml, but has no words here",
      }));
  const ways = waysOn.map(({ label }) => label);
  return [...missing("labels", labels), ...missing("waysOn", ways)];
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
      const message = `there is no place called ${slug} in content/places. ${didYouMean(slug, slugs)}`;
      return file ? [file.problemAt(["nearest", slug], message.trim())] : [];
    });
}
