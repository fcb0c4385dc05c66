/** Claims that a page makes by showing what is written once for many: facts of places, of counties. */
import { type Claims, hasRunOut } from "#app/content/reading/claims.ts";
import type { Report } from "#app/content/reading/content-reader.ts";
import { withHint } from "#app/content/reading/nearest.ts";
import type { Known } from "#app/content/reading/read.ts";
import type { Page } from "#app/content/reading/schema.ts";
import { type Path, perFile, valuesIn, type YamlFile } from "#app/content/reading/yaml-file.ts";

interface Named {
  id: string;
  /** Whether a visitor is led to the claim's address. */
  isLookUp: boolean;
  at: Path;
}

/**
 * The claims of a page's sections about places; what has run out is stated no more.
 *
 * @param slug of the place that the page is about, if any
 * @param interfaceFile as it is written, where sentences about places are
 */
export function localClaims(
  slug: string,
  { sections }: Page,
  { places, localFacts, zipCodes, claims, today }: Known,
  interfaceFile: unknown,
): string[] {
  const place = places[slug];
  const utilities = (place?.utilities ?? Object.keys(localFacts?.utilities ?? {})).map(
    (key) => localFacts?.utilities[key],
  );
  const { place: sentences } = (interfaceFile ?? {}) as { place?: unknown };
  const tellsNumbers = sections.some(({ kind }) => kind === "my-zip-tool");
  if (!tellsNumbers && !sections.some(({ kind }) => kind === "place-facts")) return [];
  // A link to an office or a map states nothing: what it leads to is its source.
  const found = [
    ...idsIn(sentences),
    ...utilities.flatMap((one) => one?.source ?? []),
    zipCodes?.source ?? "",
    ...utilities.flatMap((one) => (tellsNumbers && one?.outages?.source) || []),
  ];
  return found.filter((id) => claims?.[id] && !hasRunOut(claims[id], today));
}

/** All claims that a tree of content names: `claim` in sentences, `source` and `lookUp` in facts. */
export const claimsNamedIn = (tree: unknown): Named[] =>
  valuesIn(tree).flatMap(({ value, at }) => {
    const key = String(at.at(-1));
    const isName = ["claim", "source", "lookUp"].includes(key) && typeof value === "string";
    return isName ? [{ id: value, isLookUp: key === "lookUp", at }] : [];
  });

const idsIn = (value: unknown) => claimsNamedIn(value).map(({ id }) => id);

/** Facts name only claims that are listed, and lead only to claims with an address. */
const FACTS = /^content\/(places\/|figures\/|local-facts|zip-codes)/;

const STORM_FOLDER = "content/storm/";

export function checkSources(files: Map<string, YamlFile>, claims: Claims, report: Report) {
  for (const [name, file] of files) {
    for (const { id, isLookUp, at } of FACTS.test(name) ? namedIn(file) : []) {
      const claim = Object.hasOwn(claims, id) ? claims[id] : undefined;
      if (!claim) {
        const message = `there is no claim "${id}" in claims.yaml.`;
        report(name, at, withHint(message, id, Object.keys(claims)));
      } else if (isLookUp && !claim.address) {
        const message = `the claim "${id}" needs an \`address\` in claims.yaml, because visitors are led there`;
        report(name, at, message);
      }
    }
    if (name.startsWith(STORM_FOLDER)) continue;
    for (const { id, at } of ownAdviceIn(file, claims)) {
      report(name, at, `${id} is advice of our own, which only the storm pages mark as such`);
    }
  }
}

/** Claims that are `ours`, which no source gives. Only the storm pages make some, and tell readers so. */
const ownAdviceIn = (file: YamlFile, claims: Claims) =>
  namedIn(file).filter(({ id }) => Object.hasOwn(claims, id) && claims[id]?.ours);

const namedIn = perFile(({ value }) => claimsNamedIn(value));
