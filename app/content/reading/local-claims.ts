/** Claims that a page makes by showing what is written once for many: facts of places, of counties. */
import { type Claims, hasRunOut } from "#app/content/reading/claims.ts";
import { didYouMean } from "#app/content/reading/nearest.ts";
import type { LocalFacts, PageWithClaims, Place } from "#app/content/reading/schema.ts";
import type { Path, Problem, YamlFile } from "#app/content/reading/yaml-file.ts";

interface Named {
  id: string;
  /** Whether a visitor is led to the claim's address. */
  isLookUp: boolean;
  at: Path;
}

interface Local {
  places: Map<string, Place | undefined>;
  localFacts: LocalFacts | undefined;
  zipCodes: { source: string } | undefined;
  /** The interface's file of the language, where sentences about places are. */
  labels: YamlFile | undefined;
  claims: Claims;
  today: string;
}

/** The pages, each with the claims of its sections about places; what has run out is stated no more. */
export function withLocalClaims(
  pages: Map<string, PageWithClaims | undefined>,
  local: Local,
): Map<string, PageWithClaims | undefined> {
  const isStated = (id: string) => {
    const claim = local.claims[id];
    return claim !== undefined && !hasRunOut(claim, local.today);
  };
  return new Map(
    [...pages].map(([name, page]) => {
      const found = page ? localClaims(name, page, local).filter(isStated) : [];
      return [name, page && { ...page, claims: [...new Set([...page.claims, ...found])] }];
    }),
  );
}

/** All claims that a tree of content names: `claim` in sentences, `source` and `lookUp` in facts. */
export function claimsNamedIn(value: unknown, at: Path = []): Named[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const path = [...at, Array.isArray(value) ? Number(key) : key];
    const isName = key === "claim" || key === "source" || key === "lookUp";
    return isName && typeof item === "string"
      ? [{ id: item, isLookUp: key === "lookUp", at: path }]
      : claimsNamedIn(item, path);
  });
}

function localClaims(
  slug: string,
  { sections }: PageWithClaims,
  { places, localFacts, zipCodes, labels }: Local,
): string[] {
  const place = places.get(slug);
  const utilities = place?.utilities ?? Object.keys(localFacts?.utilities ?? {});
  const theirUtilities = utilities.map((key) => localFacts?.utilities[key]);
  const { place: sentences } = (labels?.value ?? {}) as { place?: unknown };
  const facts = [...idsIn(sentences), ...theirUtilities.flatMap((one) => one?.source ?? [])];
  const bySection: Record<string, string[]> = {
    "place-facts": [...facts, zipCodes?.source ?? ""],
    // Of the offices of each town, the card shows names and ways, and states nothing.
    "my-zip-tool": [
      ...facts,
      zipCodes?.source ?? "",
      ...idsIn([theirUtilities, localFacts?.maps, weatherOffices(localFacts)]),
    ],
    "look-ups": lookUpsIn([
      place,
      place && localFacts?.counties[place.county],
      localFacts?.maps,
      theirUtilities,
    ]),
  };
  return sections.flatMap(({ kind }) => bySection[kind] ?? []);
}

const weatherOffices = (localFacts: LocalFacts | undefined) =>
  Object.values(localFacts?.counties ?? {}).map(({ weatherOffice }) => weatherOffice);

const idsIn = (value: unknown) => claimsNamedIn(value).map(({ id }) => id);
const lookUpsIn = (value: unknown) =>
  claimsNamedIn(value).flatMap(({ id, isLookUp }) => (isLookUp ? id : []));

/** Facts name only claims that are listed, and lead only to claims with an address. */
export function unknownSources(files: YamlFile[], claims: Claims): Problem[] {
  const withFacts = files.filter(({ name }) =>
    /^content\/(places\/|figures\/|local-facts|zip-codes)/.test(name),
  );
  return withFacts.flatMap((file) =>
    claimsNamedIn(file.value).flatMap(({ id, isLookUp, at }) => {
      const claim = Object.hasOwn(claims, id) ? claims[id] : undefined;
      const message = claim
        ? `the claim "${id}" needs an \`address\` in claims.yaml, because visitors are led there`
        : `there is no claim "${id}" in claims.yaml. ${didYouMean(id, Object.keys(claims))}`.trim();
      return claim && (claim.address || !isLookUp) ? [] : [file.problemAt(at, message)];
    }),
  );
}
