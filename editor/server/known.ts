/** What the form offers to choose from. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { DEFAULT_LANGUAGE, prefixOf } from "#app/content/language.ts";
import { PICTURE_PLACES, type PicturePlace } from "#app/content/picture-places.ts";
import {
  addressOf as addressOfPicture,
  type ManifestEntry,
  usualAddressOf,
} from "#app/content/pictures.ts";
import { pictureList } from "#app/content/reading/picture-list.ts";
import { contentFolder, publishedLanguages } from "#app/content/reading/languages.ts";
import { fixedAddresses } from "#app/routes.ts";
import { type KindWords, kindWords } from "#editor/shapes/kinds.ts";
import type { Team } from "#editor/team/form-api.ts";
import { contentNames } from "./content-files.ts";
import { pictureFolders } from "./pictures/picture-folders.ts";

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
  languages: string[];
  /** Where several people edit (editor/team/), who it is and what the others did. */
  team?: Team;
}

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
  return {
    files: names.map((name) => ({ name, ...addressOf(name) })),
    addresses: [...fixedAddresses(), ...places.map((place) => `/${place}`)],
    kinds: kindWords(),
    pictures: pictures(),
    uses: uses(),
    places: PICTURE_PLACES,
    claims: Object.entries(yaml("claims.yaml") as Record<string, Claim>).map(([id, claim]) => ({
      id,
      ...claim,
    })),
    promises: promises().map(([id, { what }]) => ({ id, what })),
    facts: facts(),
    languages: publishedLanguages(),
  };
}

interface Claim {
  source: string;
  until?: string;
  restsOn?: string;
}

function addressOf(name: string): { address?: string } {
  const [, language = DEFAULT_LANGUAGE, folder, page = ""] =
    /^(?:([a-z]{2})\/)?(pages|locations|places|contests)\/(.+)\.yaml$/.exec(name) ?? [];
  if (!folder) return WHERE[name] ? { address: WHERE[name] } : {};
  const prefix = prefixOf(language);
  if (folder === "contests") return { address: `${prefix}/contests` };
  return { address: page === "home" ? prefix || "/" : `${prefix}/${page}` };
}

/** A page that shows what other files say. */
const WHERE: Record<string, string> = {
  "company.yaml": "/contact",
  "navigation.yaml": "/",
  "en/interface.yaml": "/",
  "en/work.yaml": "/roofing",
  "prices.yaml": "/tools/price",
  "reviews.yaml": "/reviews",
  "removed-reviews.yaml": "/reviews",
  "zip-codes.yaml": "/locations",
  "local-facts.yaml": "/boynton-beach",
  "promises.yaml": "/contact",
  "claims.yaml": "/solar",
};

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

function uses(): Known["uses"] {
  const file = path.join(pictureFolders.images, "images.yaml");
  return (parse(readFileSync(file, "utf8")) as { uses: Known["uses"] }).uses;
}

interface PromiseEntry {
  what: string;
  number?: number;
  words?: string;
}

const promises = () => Object.entries(yaml("promises.yaml") as Record<string, PromiseEntry>);

function facts(): Known["facts"] {
  const { name, phone, email, address } = yaml("company.yaml") as Company;
  const work = Object.entries(
    yaml("en/work.yaml") as Record<string, Record<string, { says: string }>>,
  );
  return [
    { name: "phone", says: phone.shown },
    { name: "email", says: email },
    { name: "name", says: name },
    { name: "street", says: address.street },
    { name: "city", says: address.city },
    { name: "officeHours", says: "the hours of the office" },
    { name: "estimateHours", says: "the hours of visits" },
    ...promises().flatMap(([id, { number, words }]) =>
      number || words ? [{ name: id, says: words ?? String(number) }] : [],
    ),
    ...work.flatMap(([group, entries]) =>
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

const yaml = (name: string): unknown => parse(readFileSync(path.join(contentFolder, name), "utf8"));
