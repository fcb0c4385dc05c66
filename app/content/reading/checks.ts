/** Checks that hold between content files: names, addresses, numbers, labels. */
import { checkConsents } from "#app/content/reading/consents.ts";
import type { ContentReader, Report } from "#app/content/reading/content-reader.ts";
import { checkContests } from "#app/content/reading/contest.ts";
import { checkCounsel } from "#app/content/reading/counsel.ts";
import { awaitsReader, stormFileOf, stormLanguages } from "#app/content/reading/languages.ts";
import { checkLinks, checkMarks } from "#app/content/reading/link-checks.ts";
import { checkSources } from "#app/content/reading/local-claims.ts";
import { checkNames, floridaNames } from "#app/content/reading/name-checks.ts";
import { didYouMean, withHint } from "#app/content/reading/nearest.ts";
import type { Pages, ReadFiles } from "#app/content/reading/read.ts";
import { checkReviews } from "#app/content/reading/review.ts";
import type { Company, InterfaceWords, Navigation } from "#app/content/reading/schema.ts";
import { addressOf } from "#app/content/services.ts";
import type { Path } from "#app/content/reading/yaml-file.ts";
import { STORM_ADDRESSES } from "#app/content/storm.ts";
import { TOOLS } from "#app/content/tools.ts";
import { BEST_HOURS } from "#questions/forms.ts";

export function checkFiles(
  { files, report }: ContentReader,
  read: ReadFiles,
  { addresses, folder }: { addresses: string[]; folder: string },
) {
  const { claims, company, versions, counsel, navigation, places, localFacts, languages } = read;
  const slugs = Object.keys(places);
  checkMarks([...files.values()], report);
  checkPlaces(read, report);
  checkReviews(read, report);
  checkServices(read, addresses, report);
  if (company) checkCallHours(company, report);
  if (versions && company) checkConsents(versions, company.languages, report);
  if (counsel && company) checkCounsel(folder, counsel, company.languages, report);
  if (claims) checkSources(files, claims, report);
  const storms = stormLanguages(folder);
  const stormDrafts = storms.filter((one) => awaitsReader(one, folder));
  const unread = new Set(stormDrafts.map((one) => `content/${stormFileOf(one)}`));
  const shown = [...files.values()].filter(({ name }) => !unread.has(name));
  if (company && localFacts) {
    const towns = Object.values(places).flatMap((place) => place?.name ?? []);
    const regions = [
      localFacts.region,
      ...Object.values(languages).flatMap(({ local }) => local?.localFacts?.region ?? []),
    ];
    const { city, state } = company.address;
    const states = (state === "FL" && floridaNames()[0]?.names) || [];
    const spoken = company.languages.includes("es") ? ["Spanish"] : [];
    checkNames(shown, localFacts, [city, ...states, ...spoken, ...towns, ...regions], report);
  }
  const ofStorms = storms.length > 0 ? STORM_ADDRESSES : [];
  const known = [...addresses, ...ofStorms, ...slugs.map((slug) => `/${slug}`)];
  for (const [language, { words, pages, locationPages, contests }] of Object.entries(languages)) {
    const own = `content/${language}`;
    checkPageFiles(`${own}/pages`, Object.keys(pages), addresses, report);
    checkPageFiles(`${own}/locations`, Object.keys(locationPages), slugs, report);
    checkContests(read.contests, contests, language, report);
    if (navigation && words) checkLabels(navigation, words, language, report);
    for (const { trade } of (words && company?.licences) ?? []) {
      if (words && Object.hasOwn(words.trades, trade)) continue;
      report(`${own}/interface.yaml`, ["trades", trade], "is missing: say what the license allows");
    }
    const withLinks = [...files.values()].filter(
      ({ name }) => name.startsWith(`${own}/`) || name === "content/navigation.yaml",
    );
    const anchors = anchorsOf(pages, locationPages);
    checkLinks(withLinks, known, anchors, company?.tools ?? TOOLS, report);
  }
}

/** @param name an address, or the slug of a place */
export const fileOf = (folder: string, name: string) =>
  `${folder}/${name === "/" ? "home" : name.replace(/^\//, "")}.yaml`;

/** Everything expected has a file in the folder, and every file there is expected. */
function checkPageFiles(folder: string, written: string[], expected: string[], report: Report) {
  const missing = expected.filter((name) => !written.includes(name));
  const surplus = written.filter((name) => !expected.includes(name));
  for (const name of missing) {
    report(fileOf(folder, name), [], `is missing, but ${name} is an address of the site`);
  }
  for (const name of surplus) {
    const remedy = name.startsWith("/")
      ? `list the service in content/services.yaml (or any other page in app/routes.ts), or remove the file`
      : `add its facts to content/places/${name}.yaml, or remove the file`;
    report(fileOf(folder, name), [], `has no address: ${didYouMean(name, missing) || remedy}`);
  }
}

/** Every service has a name and a page of its own, and nothing else is called one. */
function checkServices(
  { services, languages, reviews, jobs }: ReadFiles,
  addresses: string[],
  report: Report,
) {
  if (!services) return;
  const known = Object.keys(services);
  const refuse = (file: string, at: Path, name: string) => {
    if (known.includes(name)) return;
    report(file, at, withHint(`content/services.yaml lists no ${name}.`, name, known));
  };
  for (const [language, { words, pages }] of Object.entries(languages)) {
    const file = `content/${language}/interface.yaml`;
    const names = words?.services ?? {};
    for (const name of Object.keys(names)) refuse(file, ["services", name], name);
    for (const name of known) {
      if (words && !Object.hasOwn(names, name)) report(file, ["services", name], "is missing");
      const address = addressOf(name, services);
      const [section] = pages[address]?.sections ?? [];
      if (!section || !services[name]?.comingSoon || section.kind === "coming-soon") continue;
      const message = `must be of the kind coming-soon while content/services.yaml says comingSoon: true of ${name}`;
      report(fileOf(`content/${language}/pages`, address), ["sections", 0, "kind"], message);
    }
  }
  for (const [index, { job }] of (reviews ?? []).entries()) {
    refuse("content/reviews.yaml", [index, "job"], job);
  }
  for (const [name, { service }] of Object.entries(jobs ?? {})) {
    refuse("content/jobs.yaml", [name, "service"], service);
  }
  for (const name of known) {
    const address = addressOf(name, services);
    if (addresses.filter((one) => one === address).length === 1) continue;
    report("content/services.yaml", [name], `must have another name: ${address} is another page`);
  }
}

const ZIP_CODES = "content/zip-codes.yaml";
const LOCAL_FACTS = "content/local-facts.yaml";
const YIELDS = "content/figures/solar-yields.yaml";
const TARIFFS = "content/figures/electricity-tariffs.yaml";

/** Counties, utilities and places are known wherever they are named. */
function checkPlaces(
  { places, zipCodes, localFacts, figures, company }: ReadFiles,
  report: Report,
) {
  if (!zipCodes || !localFacts) return;
  const { counties, utilities } = localFacts;
  const known = {
    place: [places, "content/places"],
    county: [counties, LOCAL_FACTS],
    "county with ZIP codes": [zipCodes.counties, ZIP_CODES],
    utility: [utilities, LOCAL_FACTS],
  } as const;
  const expect = (what: keyof typeof known, name: string, file: string, at: Path) => {
    const [all, where] = known[what];
    if (Object.hasOwn(all, name)) return;
    const message = `there is no ${what} called ${name} in ${where}.`;
    report(file, at, withHint(message, name, Object.keys(all)));
  };
  const sunny = Object.keys(figures?.["figures/solar-yields"].counties ?? {});
  for (const name of sunny) expect("county", name, YIELDS, ["counties", name]);
  if (figures && sunny.length === 0 && company?.tools.includes("solar")) {
    const message = `lists solar, but ${YIELDS} knows no county of ours: enter its yields there, or take solar out of the list`;
    report("content/company.yaml", ["tools"], message);
  }
  for (const key of Object.keys(figures?.["figures/electricity-tariffs"].tariffs ?? {})) {
    expect("utility", key, TARIFFS, ["tariffs", key]);
  }
  for (const slug of Object.keys(zipCodes.nearest)) {
    expect("place", slug, ZIP_CODES, ["nearest", slug]);
  }
  const { usual, cities } = zipCodes.utilities;
  expect("utility", usual, ZIP_CODES, ["utilities", "usual"]);
  for (const key of Object.keys(cities)) {
    expect("utility", key, ZIP_CODES, ["utilities", "cities", key]);
  }
  for (const [slug, place] of Object.entries(places)) {
    if (!place) continue;
    const file = fileOf("content/places", slug);
    expect("county with ZIP codes", place.county, file, ["county"]);
    expect("county", place.county, file, ["county"]);
    for (const [index, key] of place.utilities.entries()) {
      expect("utility", key, file, ["utilities", index]);
    }
  }
}

/** The hours of calls that the form for a price offers are hours in which somebody is there to call. */
function checkCallHours({ hours: { office } }: Company, report: Report) {
  const outside = BEST_HOURS.filter((hours) => {
    const [from = "", to = ""] = hours.split("-").map((hour) => `${hour.padStart(2, "0")}:00`);
    return from < office.opens || to > office.closes;
  });
  if (outside.length === 0) return;
  const message = `the form for a price offers calls at ${outside.join(" and ")} o’clock, when nobody is in the office: change BEST_HOURS in questions/forms.ts and its words as well`;
  report("content/company.yaml", ["hours", "office"], message);
}

/** Every label that a menu names has words. */
function checkLabels(
  { header, invitation, topMenu, drawerTiles, drawer, inMenus, waysOn, footer }: Navigation,
  words: InterfaceWords,
  language: string,
  report: Report,
) {
  const entries = [
    ...header,
    invitation,
    ...topMenu,
    ...drawerTiles,
    ...drawer,
    ...Object.values(inMenus).flatMap(({ pages }) => pages),
    ...waysOn,
    ...footer.company,
    ...footer.services,
  ];
  const items = entries.flatMap((entry) => ("items" in entry ? [entry, ...entry.items] : [entry]));
  for (const label of new Set(items.map((item) => item.label))) {
    if (Object.hasOwn(words.labels, label)) continue;
    const message = "is used in content/navigation.yaml, but has no words here";
    report(`content/${language}/interface.yaml`, ["labels", label], message);
  }
}

/** The ids that links to a page may name, by the page's address. */
function anchorsOf(pages: Pages, locationPages: Pages) {
  const all = [
    ...Object.entries(pages),
    ...Object.entries(locationPages).map(([slug, page]) => [`/${slug}`, page] as const),
  ];
  return new Map(all.map(([address, page]) => [address, page?.sections.flatMap(idsIn)]));
}

/** The id of a section, and those of what folds out in it. */
export const idsIn = (section: NonNullable<Pages[string]>["sections"][number]) => [
  ...("id" in section && section.id ? [section.id] : []),
  ...(section.kind === "fold-outs" ? section.items.flatMap(({ id }) => id ?? []) : []),
];
