/** What the form offers to choose from. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { todayInFlorida } from "#app/content/florida-time.ts";
import { DEFAULT_LANGUAGE, prefixOf } from "#app/content/language.ts";
import { PICTURE_PLACES, type PicturePlace } from "#app/content/picture-places.ts";
import { addressOf as addressOfPicture, usualAddressOf } from "#app/content/pictures.ts";
import type { Claims } from "#app/content/reading/claims.ts";
import { imagesFolder, pictureList } from "#app/content/reading/picture-list.ts";
import type { LocalFacts } from "#app/content/reading/place.ts";
import type { Promises } from "#app/content/reading/promise.ts";
import type { Company, Services } from "#app/content/reading/schema.ts";
import { contentFolder, yamlFilesIn } from "#app/content/reading/languages.ts";
import { readYamlFile, valuesIn } from "#app/content/reading/yaml-file.ts";
import { fixedAddresses } from "#app/routes.ts";
import { kindWords } from "#editor/shapes/kinds.ts";

/** What the form knows of a team. */
export interface Team {
  person: { name: string; mail: string };
  /** Origin of the pages beside the form. */
  preview: string;
  /** How many changes others published that are not here yet. */
  behind: number;
}

/** As the editor for a team says when it starts this process (editor/team/workspace-process.ts). */
export const team = process.env.EDITOR_TEAM
  ? (JSON.parse(process.env.EDITOR_TEAM) as Team)
  : undefined;

export type Known = ReturnType<typeof known>;
export type KnownPicture = Known["pictures"][number];

export function known() {
  const names = yamlFilesIn(contentFolder);
  const places = names.flatMap((name) => /^places\/(.+)\.yaml$/.exec(name)?.[1] ?? []);
  const promises = Object.entries(yaml("promises.yaml") as Promises);
  const claims = Object.entries(yaml("claims.yaml") as Claims);
  const { counties, utilities } = yaml("local-facts.yaml") as LocalFacts;
  const sentences = sentencesOf(names);
  return {
    /** By path in the content folder; with the page that shows it, where one does. */
    files: names.map((name) => ({ name, address: addressOf(name) })),
    /** Those that links may lead to. */
    addresses: [...fixedAddresses(), ...places.map((place) => `/${place}`)],
    kinds: kindWords(),
    pictures: pictures(),
    /** What a picture can be for, with the widths in pixels that are made. */
    uses: (yaml("images.yaml", imagesFolder) as { uses: Record<string, number[]> }).uses,
    places: PICTURE_PLACES as Record<string, PicturePlace>,
    claims: claims.map(([id, { source }]) => ({ id, says: source, sentence: sentences.get(id) })),
    counties: Object.keys(counties),
    utilities: Object.entries(utilities).map(([id, { name }]) => ({ id, says: name })),
    services: Object.keys(yaml("services.yaml") as Services),
    promises: promises.map(([id, { what }]) => ({ id, says: what })),
    facts: facts(promises),
    /** In Florida. */
    today: todayInFlorida(),
    /** Where several people edit (editor/team/), who it is and what the others did. */
    team,
  };
}

/** The first English sentence that each claim stands behind. */
function sentencesOf(names: string[]): Map<unknown, string> {
  const english = names.filter((one) => one.startsWith(`${DEFAULT_LANGUAGE}/`));
  const sentences = english.flatMap((name) => {
    // Also of a file that cannot be read whole.
    const { value: found } = readYamlFile(path.join(contentFolder, name), `content/${name}`);
    const values = valuesIn(found);
    const says = new Map(values.map(({ at, value }) => [at.join(), String(value)]));
    return values.flatMap(({ at, value }) => {
      const sentence = says.get([...at.slice(0, -1), "says"].join());
      return at.at(-1) === "claim" && sentence ? [[value, sentence] as const] : [];
    });
  });
  return new Map(sentences.toReversed());
}

function addressOf(name: string): string | undefined {
  const [, language = DEFAULT_LANGUAGE, file = name] = /^([a-z]{2})\/(.+)$/.exec(name) ?? [];
  const page = /^(?:pages|locations|places)\/(.+)\.yaml$/.exec(file)?.[1];
  const place = page === undefined ? WHERE.find(([of]) => of.test(file))?.[1] : `/${page}`;
  if (place === undefined) return undefined;
  const isHome = place === "/" || place === "/home";
  return isHome ? prefixOf(language) || "/" : prefixOf(language) + place;
}

/** A page that shows what other files say; the first that fits. */
const WHERE: [of: RegExp, address: string][] = [
  [/^(company|promises)\.yaml$/, "/contact"],
  [/^(navigation|interface)\.yaml$/, "/"],
  [/^work\.yaml$/, "/roofing"],
  [/^services\.yaml$/, "/free-pricing"],
  [/^prices\.yaml$/, "/tools/price"],
  [/^(removed-)?reviews\.yaml$/, "/reviews"],
  [/^zip-codes\.yaml$/, "/locations"],
  [/^local-facts\.yaml$/, "/boynton-beach"],
  [/^claims\.yaml$/, "/solar"],
  [/^consents\.yaml$/, "/free-pricing"],
  [/^contests\//, "/contests"],
  [/^storm(\.yaml$|\/)/, "/storm"],
  [/^figures\/(home-file|house|openings|quotes|rights)\.yaml$/, "/tools"],
  [/^figures\//, "/tools/solar"],
];

function pictures() {
  return Object.entries(pictureList()).map(([name, { spots: _spots, focus, ...entry }]) => {
    const picture = { name, alt: "", ...entry };
    return {
      name,
      focus,
      /** The widest file of it, in pixels. */
      widest: Math.max(...entry.widths),
      /** Addresses of a small file and of one that shows it well. */
      thumbnail: addressOfPicture(picture, Math.min(...entry.widths)),
      view: usualAddressOf(picture),
    };
  });
}

/** Names in braces, with what they say now. */
function facts(promises: [id: string, Promises[string]][]) {
  const company = yaml("company.yaml") as Company;
  const groups = yaml("en/work.yaml") as Record<string, Record<string, { says: string }>>;
  return [
    { name: "phone", says: company.phone.shown },
    { name: "email", says: company.email },
    { name: "name", says: company.name },
    { name: "street", says: company.address.street },
    { name: "city", says: company.address.city },
    { name: "officeHours", says: "the hours of the office" },
    { name: "estimateHours", says: "the hours of visits" },
    ...promises.flatMap(([id, { number, words }]) =>
      number || words ? [{ name: id, says: words ?? String(number) }] : [],
    ),
    ...Object.entries(groups).flatMap(([group, entries]) =>
      Object.entries(entries).map(([one, { says }]) => ({ name: `${group}.${one}`, says })),
    ),
  ];
}

/** @param file in the content folder */
const yaml = (file: string, folder = contentFolder): unknown =>
  parse(readFileSync(path.join(folder, file), "utf8"));
