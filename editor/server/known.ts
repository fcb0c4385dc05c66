/** What the form offers to choose from. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { DEFAULT_LANGUAGE, prefixOf } from "#app/content/language.ts";
import type { Manifest } from "#app/content/pictures.ts";
import { contentFolder, publishedLanguages } from "#app/content/reading/languages.ts";
import { fixedAddresses } from "#app/routes.ts";
import { type KindWords, kindWords } from "#editor/shapes/kinds.ts";
import type { Team } from "#editor/team/form-api.ts";
import { projectFolder } from "#server/settings.ts";
import { contentNames } from "./content-files.ts";

export interface Known {
  /** By path in the content folder; with the page that shows it, where one does. */
  files: { name: string; address?: string }[];
  /** Addresses that links may lead to. */
  addresses: string[];
  kinds: KindWords[];
  pictures: { name: string; thumbnail: string }[];
  claims: { id: string; source: string; until?: string; restsOn?: string }[];
  promises: { id: string; what: string }[];
  /** Names in braces, with what they say now. */
  facts: { name: string; says: string }[];
  languages: string[];
  /** Where several people edit (editor/team/), who it is and what the others did. */
  team?: Team;
}

export function known(): Known {
  const names = contentNames();
  const places = names.flatMap((name) => /^places\/(.+)\.yaml$/.exec(name)?.[1] ?? []);
  return {
    files: names.map((name) => ({ name, ...addressOf(name) })),
    addresses: [...fixedAddresses(), ...places.map((place) => `/${place}`)],
    kinds: kindWords(),
    pictures: pictures(),
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
  const file = path.join(projectFolder, "images/manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  return Object.entries(manifest).map(([name, { key, widths }]) => ({
    name,
    thumbnail: `/images/${name}-${Math.min(...widths)}-${key}.webp`,
  }));
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
