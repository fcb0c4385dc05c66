/** Makes the content of another company out of that of this one. */
import { cpSync, existsSync } from "node:fs";
import { isMap } from "yaml";
import { fill } from "#app/content/fill.ts";
import type { Claims } from "#app/content/reading/claims.ts";
import { markOfWords } from "#app/content/reading/consents.ts";
import { stormFileOf, stormLanguages, yamlFilesIn } from "#app/content/reading/languages.ts";
import type { Counsel } from "#app/content/reading/counsel.ts";
import { company, type LocalFacts, type Services } from "#app/content/reading/schema.ts";
import { addressOf } from "#app/content/services.ts";
import { STORM_ADDRESSES } from "#app/content/storm.ts";
import { TOOLS } from "#app/content/tools.ts";
import { addDays } from "#estimates/days/calendar-day.ts";
import { fixedAddresses } from "#app/routes.ts";
import { tellTranslated } from "#scripts/translated.ts";
import type { Answers } from "./answers.ts";
import { ContentFolder } from "./content-folder.ts";
import { claimsIn, removeClaims, removeLinks } from "./leftovers.ts";
import { slugOf, townTemplate, writeRegion } from "./region.ts";

/**
 * @param from content that is whole, and stays as it is unless it is `into`
 * @returns sentences that lost a link: somebody has to read them
 * @throws Error where a language or a service is not there to begin with
 */
export function newCompany(answers: Answers, from: string, into: string): string[] {
  checkChoices(answers, new ContentFolder(from));
  if (from !== into) cpSync(from, into, { recursive: true });
  const content = new ContentFolder(into);
  const [addresses, claims] = [addressesIn(content), claimsIn(content)];
  removeOld(answers, content);
  writeCompany(answers, content);
  writeConsents(answers, content);
  writeRegion(answers, content);
  writeServices(answers, content);
  writeFigures(content);
  writeExamples(answers, content);
  const now = new Set(addressesIn(content));
  const lost = removeLinks(new Set(addresses.filter((address) => !now.has(address))), content);
  removeClaims(claims, content);
  if (answers.address.state !== "FL") endClaims(answers, content);
  writeCounsel(content);
  // Every change was made in all languages alike.
  for (const language of content.languages.slice(1)) tellTranslated(language, [], into);
  return lost;
}

/** Sections that tell of our region alone, by their ids. */
const OF_OUR_REGION = ["hurricane-zone", "zip-codes-tell", "wind", "utilities", "way"];

const addressesIn = ({ folder, has }: ContentFolder) => [
  ...fixedAddresses(folder),
  ...(has("storm") ? STORM_ADDRESSES : []),
  ...yamlFilesIn(`${folder}/places`).map((file) => `/${file.replace(/\.yaml$/, "")}`),
];

function checkChoices({ languages, services }: Answers, content: ContentFolder) {
  const known = content.read("services.yaml") as Services;
  const missing = [
    ...languages.filter((one) => !content.has(one) || !existsSync(townTemplate(one))),
    ...services.filter((one) => !known[one]),
  ];
  if (missing.length === 0) return;
  throw new Error(
    `There are no pages here to begin with for ${missing.join(", ")}: leave it out, and add it afterward`,
  );
}

/** What only the other company can have: its languages, towns, people, jobs, contests, reviews, guides. */
function removeOld({ address, languages, services, tools }: Answers, content: ContentFolder) {
  // The storm pages are about the storms of Florida, with its numbers.
  const hasStorms = address.state === "FL";
  const isLeftOut = (language: string) => !languages.includes(language);
  const stormFiles = stormLanguages(content.folder).filter(isLeftOut).map(stormFileOf);
  const toolPages = TOOLS.filter((tool) => !tools.includes(tool)).map((tool) => `tools/${tool}`);
  const pages = ["guides", ...toolPages, ...(tools.length === 0 ? ["tools"] : [])];
  const parts = ["places", "contests", "locations", "people", "jobs", "reviews", "removed-reviews"];
  const inLanguages = [...parts, ...pages.map((page) => `pages/${page}`)].flatMap((part) =>
    languages.flatMap((language) => [`${language}/${part}`, `${language}/${part}.yaml`]),
  );
  const ofStorms = hasStorms ? stormFiles : ["storm", "storm.yaml"];
  const gone = [...content.languages.filter(isLeftOut), ...ofStorms, "places", "contests"];
  for (const name of [...gone, ...inLanguages]) content.remove(name);
  const ids = [...OF_OUR_REGION, ...(hasStorms ? [] : ["storm"])];
  if (!services.includes("hurricane-protection")) ids.push("impact-windows");
  for (const language of languages) {
    for (const page of ["contact", "home", "locations", ...(tools.length > 0 ? ["tools"] : [])]) {
      content.keepOnly(`${language}/pages/${page}.yaml`, ["sections"], (id) => !ids.includes(id));
    }
  }
  content.replace("people.yaml", {});
  content.replace("jobs.yaml", {});
  content.replace("reviews.yaml", []);
  content.replace("removed-reviews.yaml", {});
  // Sentences name what a usual job costs, so each price stays, as a sample.
  const { prices } = content.read("prices.yaml") as { prices: object[] };
  content.set("prices.yaml", { prices: prices.map((price) => ({ ...price, sample: true })) });
  if (hasStorms) content.set("storm.yaml", { active: false, counties: [] });
}

function writeCompany(answers: Answers, content: ContentFolder) {
  const { website, phone, legalName, colors, firstDay } = answers;
  const { origin } = new URL(website);
  content.set("company.yaml", {
    // Most are asked for as they are written.
    ...Object.fromEntries(Object.entries(answers).filter(([name]) => name in company.shape)),
    sample: false,
    legalName: { name: legalName },
    phone: { shown: phone, dialled: `+1${phone.replace(/\D/g, "")}` },
    inEffect: { terms: firstDay, privacy: firstDay },
    portal: { register: `${origin}/register`, login: `${origin}/login` },
    copyrightYear: Number(firstDay.slice(0, 4)),
  });
  content.change("company.yaml", (document) => void document.delete("founded"));
  content.set("brand.yaml", { colors });
  content.change("promises.yaml", (document) => {
    for (const id of Object.keys(document.toJS() as object)) {
      document.setIn([id, "sample"], true);
      document.deleteIn([id, "given"]);
    }
  });
}

/** Nobody has agreed to any wording yet, so the latest is the first. */
function writeConsents({ languages, legalName, firstDay }: Answers, content: ContentFolder) {
  const all = content.read("consents.yaml") as Record<string, { words: Record<string, string> }[]>;
  for (const [purpose, versions] of Object.entries(all)) {
    const words = Object.fromEntries(
      languages.map((one) => [one, (versions.at(-1)?.words[one] ?? "").trim()]),
    );
    const filled = languages.map((one) => [one, fill(words[one] ?? "", { legalName })]);
    const mark = markOfWords(Object.fromEntries(filled) as Record<string, string>);
    const first = { version: `${purpose}-1`, from: firstDay, mark, words };
    content.set("consents.yaml", { [purpose]: [first] });
  }
}

/** In the order of the answers. What is not offered loses its pages, its name and its picture. */
function writeServices({ services }: Answers, content: ContentFolder) {
  const all = content.read("services.yaml") as Services;
  const isWanted = (name: string) => services.includes(name);
  content.change("services.yaml", ({ contents }) => {
    if (!isMap(contents)) return;
    const { items } = contents;
    contents.items = services.flatMap(
      (name) => items.find(({ key }) => String(key) === name) ?? [],
    );
  });
  for (const language of content.languages) {
    for (const name of Object.keys(all).filter((one) => !isWanted(one))) {
      const page = `${language}/pages${addressOf(name, all)}`;
      for (const one of [page, `${page}.yaml`]) content.remove(one);
    }
    const isGone = (label: string) => Object.hasOwn(all, label) && !isWanted(label);
    content.keepOnly(`${language}/interface.yaml`, ["labels"], (label) => !isGone(label));
    content.keepOnly(`${language}/interface.yaml`, ["services"], isWanted);
    content.keepOnly(
      `${language}/pages/free-pricing.yaml`,
      ["sections", 0, "house", "spots"],
      isWanted,
    );
  }
}

/** Yields of counties and tariffs of power companies that are not ours any more. */
function writeFigures(content: ContentFolder) {
  const { counties, utilities } = content.read("local-facts.yaml") as LocalFacts;
  const isOurs = (name: string) => Object.hasOwn({ ...counties, ...utilities }, name);
  content.keepOnly("figures/solar-yields.yaml", ["counties"], isOurs);
  content.keepOnly("figures/electricity-tariffs.yaml", ["tariffs"], isOurs);
}

/** Examples name a county and a ZIP code of ours. */
function writeExamples({ counties, address }: Answers, content: ContentFolder) {
  for (const name of content.all().filter((one) => one.includes("/pages/"))) {
    const text = content.text(name);
    const own = text
      .replace(/(kind: roof-yields\n(?: .*\n)*? +county: ).*/g, `$1${counties[0]?.name}`)
      .replace(/\bcounty=[a-z-]+/g, `county=${slugOf(counties[0]?.name ?? "")}`)
      .replace(/\bzip=\d{5}/g, `zip=${address.postalCode}`);
    if (own !== text) content.write(name, own);
  }
}

/** The law of Florida holds in no other state: what rests on it gives way to what comes after. */
function endClaims({ firstDay }: Answers, content: ContentFolder) {
  content.change("claims.yaml", (document) => {
    for (const [id, { source, address }] of Object.entries(document.toJS() as Claims)) {
      const isOfFlorida = /florida|miami-dade/i.test(`${source} ${address}`);
      if (isOfFlorida) document.setIn([id, "until"], addDays(firstDay, -1));
    }
  });
}

/** Nobody has read any text yet; of what is gone there is nothing to read. */
function writeCounsel(content: ContentFolder) {
  const all = Object.entries(content.read("counsel.yaml") as Counsel).map(([id, reading]) => {
    const texts = reading.texts.filter(({ file }) => content.has(file));
    return [id, { what: reading.what, texts, by: null, date: null, mark: null }] as const;
  });
  const left = all.filter(([, { texts }]) => texts.length > 0);
  content.replace("counsel.yaml", Object.fromEntries(left));
}
