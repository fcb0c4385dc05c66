/** What the form offers to choose from. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { DEFAULT_LANGUAGE, prefixOf } from "#app/content/language.ts";
import { PICTURE_PLACES, type PicturePlace } from "#app/content/picture-places.ts";
import {
  type ManifestEntry,
  addressOf as addressOfPicture,
  usualAddressOf,
} from "#app/content/pictures.ts";
import { imagesFolder, pictureList } from "#app/content/reading/picture-list.ts";
import { RULES_FILE, contentFolder, publishedLanguages } from "#app/content/reading/languages.ts";
import { fixedAddresses } from "#app/routes.ts";
import { type KindWords, kindWords } from "#editor/shapes/kinds.ts";
import { contentNames } from "./content-files.ts";

export interface Known {
  /** By path in the content folder; with the page that shows it, where one does. */
  files: { name: string; address?: string }[];
  /** Addresses that links may lead to. */
  addresses: string[];
  kinds: KindWords[];
  pictures: KnownPicture[];
  /** What a picture can be for, with the widths in pixels that are made. */
  uses: Record<string, number[]>;
  places: Record<string, PicturePlace>;
  claims: { id: string; source: string; until?: string; restsOn?: string }[];
  promises: { id: string; what: string }[];
  /** Names in braces, with what they say now. */
  facts: { name: string; says: string }[];
  /** Those whose pages can be seen, in their own words. */
  languages: { name: string; prefix: string; isDraft: boolean }[];
  /** Where several people edit (editor/team/), who it is and what the others did. */
  team?: Team;
}

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

export interface KnownPicture extends Pick<ManifestEntry, "width" | "height" | "focus"> {
  name: string;
  /** The widest file of it, in pixels. */
  widest: number;
  /** Addresses of a small file and of one that shows it well. */
  thumbnail: string;
  view: string;
}

export function known(): Known {
  const names = contentNames();
  const places = names.flatMap((name) => /^places\/(.+)\.yaml$/.exec(name)?.[1] ?? []);
  const promises = listOf("promises.yaml") as Promised[];
  return {
    files: names.map((name) => ({ name, ...addressOf(name) })),
    addresses: [...fixedAddresses(), ...places.map((place) => `/${place}`)],
    kinds: kindWords(),
    pictures: pictures(),
    uses: (yaml("images.yaml", imagesFolder) as Pick<Known, "uses">).uses,
    places: PICTURE_PLACES,
    claims: listOf("claims.yaml") as Known["claims"],
    promises: promises.map(({ id, what }) => ({ id, what })),
    facts: facts(promises),
    languages: publishedLanguages().map((code) => {
      const rules = yaml(`${code}/${RULES_FILE}`) as { name: string; draft?: true };
      return { name: rules.name, prefix: prefixOf(code), isDraft: rules.draft ?? false };
    }),
    ...(team && { team }),
  };
}

interface Promised {
  id: string;
  what: string;
  number?: number;
  words?: string;
}

function addressOf(name: string): { address?: string } {
  const [, language = DEFAULT_LANGUAGE, file = name] = /^([a-z]{2})\/(.+)$/.exec(name) ?? [];
  const page = /^(?:pages|locations|places)\/(.+)\.yaml$/.exec(file)?.[1];
  const place = page === undefined ? WHERE.find(([of]) => of.test(file))?.[1] : `/${page}`;
  if (place === undefined) return {};
  const isHome = place === "/" || place === "/home";
  return { address: isHome ? prefixOf(language) || "/" : prefixOf(language) + place };
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
  [/^figures\/(home-file|openings|quotes|rights)\.yaml$/, "/tools"],
  [/^figures\//, "/tools/solar"],
];

function pictures() {
  return Object.entries(pictureList()).map(([name, { width, height, focus, ...entry }]) => {
    const picture = { name, alt: "", width, height, ...entry };
    return {
      name,
      width,
      height,
      ...(focus && { focus }),
      widest: Math.max(...entry.widths),
      thumbnail: addressOfPicture(picture, Math.min(...entry.widths), "webp"),
      view: usualAddressOf(picture),
    };
  });
}

function facts(promises: Promised[]): Known["facts"] {
  const { name, phone, email, address } = yaml("company.yaml") as Company;
  const work = yaml("en/work.yaml") as Record<string, Record<string, { says: string }>>;
  return [
    { name: "phone", says: phone.shown },
    { name: "email", says: email },
    { name: "name", says: name },
    { name: "street", says: address.street },
    { name: "city", says: address.city },
    { name: "officeHours", says: "the hours of the office" },
    { name: "estimateHours", says: "the hours of visits" },
    ...promises.flatMap(({ id, number, words }) =>
      number || words ? [{ name: id, says: words ?? String(number) }] : [],
    ),
    ...Object.entries(work).flatMap(([group, entries]) =>
      Object.entries(entries).map(([one, { says }]) => ({ name: `${group}.${one}`, says })),
    ),
  ];
}

interface Company {
  name: string;
  email: string;
  phone: { shown: string };
  address: { street: string; city: string };
}

/** @param file in the content folder */
const yaml = (file: string, folder = contentFolder): unknown =>
  parse(readFileSync(path.join(folder, file), "utf8"));

/** Entries by their ids, as a list. */
const listOf = (file: string): unknown[] =>
  Object.entries(yaml(file) as object).map(([id, entry]) => ({ id, ...(entry as object) }));
