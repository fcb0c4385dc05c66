/** What fields are called that stand in many kinds of sections. Others are called by their own names. */
import { fileInWords, languageInWords } from "#editor/documents/file-in-words.ts";
import type { Problem } from "#app/content/reading/yaml-file.ts";

/** By the name of the field; before it the file or folder where only there it is called so. */
const WORDS: Record<string, [label: string, hint?: string]> = {
  actions: ["Links", "Up to two, below the words"],
  alt: ["What it shows", "For people who do not see it; empty if it only decorates"],
  after: ["What to say then", "Takes its place once the source no longer holds"],
  calm: ["Calm side", "Where words may cover the picture"],
  checked: ["Last checked", "The day somebody read the source"],
  claim: ["Source"],
  description: ["Description", "What search engines show, 50 to 160 letters"],
  dialled: ["Number to dial", "+1 and ten digits"],
  doors: ["Tools to show"],
  eyebrow: ["Small line above the heading"],
  id: ["Name in links", "Other pages lead here with #name; it must not change"],
  inMenus: ["Pictures and lower pages in menus"],
  items: ["Entries"],
  latitude: ["Latitude", "Degrees north with two decimals, like 26.31"],
  leaveOut: ["Leave it out then", "Nobody misses the sentence once it no longer holds"],
  lead: ["First sentence"],
  licenceSearch: ["Where the state lists licenses"],
  licences: ["Licenses"],
  longitude: ["Longitude", "Degrees, below zero in Florida, like -80.24"],
  lookUp: ["Where to look it up", "The source whose address leads there"],
  noEnd: ["Why it has no end"],
  note: ["Note below"],
  points: ["Points", "A list with marks, below the paragraphs"],
  portrait: ["Picture for phones", "The same, upright"],
  readAgain: ["Read again by", "When our reading is old; the sentence stays"],
  restsOn: ["Ends with", "Another source, like an edition of the building code"],
  sample: ["Still a sample", "Switch it off once the company has confirmed it"],
  says: ["Words"],
  shortTitle: ["Short title", "For breadcrumbs and brochures"],
  to: ["Leads to"],
  until: ["Holds until", "The last day of the rule or the rate itself"],
  utilities: ["Power companies", "First that of most addresses"],
  waysOn: ["Links at the end of service pages"],
  zips: ["ZIP codes", "As people read them, like 33067 and 33076"],
  "company.yaml estimates": ["Visits"],
  "company.yaml from": ["First day"],
  "company.yaml office": ["Office hours"],
  "company.yaml to": ["Last day"],
  "contests closes": ["Closes", "Florida time"],
  "contests kind": ["How somebody wins"],
  "contests opens": ["Opens", "Florida time"],
  "contests prizeValueDollars": ["Value of the prize", "In dollars"],
  "prices.yaml asOf": ["Set on", "The day of this price; after six months its age is told"],
  "prices.yaml fixed": ["Fixed part", "Dollars for the whole job, whatever its size"],
  "prices.yaml high": ["Highest", "Dollars for each unit"],
  "prices.yaml id": ["Price of"],
  "prices.yaml likely": ["Likely", "Dollars for each unit"],
  "prices.yaml low": ["Lowest", "Dollars for each unit"],
  "prices.yaml sample": ["Still a sample", "Visitors see no samples. Switch it off for real"],
  "reviews.yaml answer": ["Our answer"],
  "reviews.yaml job": ["Service"],
  "reviews.yaml source": ["Where it was written"],
  "reviews.yaml tie": ["Writer’s tie to us"],
  "reviews.yaml verifiedBy": ["What proves the job"],
  "storm.yaml active": [
    "A storm is on",
    "The line is on every page then. Visitors see it with the next release, not at once",
  ],
  "storm.yaml counties": ["Counties meant", "None means all of them"],
  "storm.yaml headline": [
    "The line",
    "Each language keeps its old words until you change them here, too",
  ],
  "storm.yaml until": ["Last day of the storm"],
};

/** @param file in the content folder */
export function labelFor(name: string, file = "") {
  const own = WORDS[`${file.split("/")[0]} ${name}`];
  const [label, hint] = own ?? WORDS[name] ?? [inWords(name)];
  return { label, hint };
}

/** What values are called that a file has its own words for. */
const VALUES: Record<string, string> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
  drawing: "A name is drawn",
  skill: "Judges decide",
  hvac: "Air conditioning",
};

export const valueInWords = (value: unknown): string =>
  typeof value === "string" ? (VALUES[value] ?? inWords(value)) : String(value);

/** Of what is said in several languages at one place. */
const LANGUAGE = /^(en|es|ht)$/;

/** `labelSide` and `big-number` become "Label side" and "Big number". */
export function inWords(name: string): string {
  if (LANGUAGE.test(name)) return `In ${languageInWords(name)}`;
  const spaced = name
    .replaceAll(/[-_]/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const DAY = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/;

/** What a file says, as people say it: yes and no, days and times. */
export function textInWords(text: string): string {
  if (text === "true" || text === "false") return text === "true" ? "Yes" : "No";
  if (text === "null" || text === "") return "Nothing";
  if (/^\d\d:\d\d$/.test(text)) {
    return new Date(`2000-01-01T${text}`).toLocaleTimeString("en-US", { timeStyle: "short" });
  }
  if (!DAY.test(text)) return VALUES[text] ?? text;
  const timeStyle = text.includes("T") ? { timeStyle: "short" as const } : {};
  const format = new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
    ...timeStyle,
  });
  return format.format(new Date(text.includes("T") ? `${text}Z` : text));
}

/**
 * `sections.2.heading` becomes "Section 3, Heading".
 *
 * @param file in the content folder, or from the project's root
 */
export function placeInWords(at: string, file = ""): string {
  const names = at
    .split(".")
    .map((name) =>
      /^\d+$/.test(name) ? name : labelFor(name, file.replace("content/", "")).label,
    );
  return names
    .reduce((words, name) => {
      if (/^\d+$/.test(name)) return `${words.replace(/Sections$/, "Section")} ${Number(name) + 1}`;
      return words ? `${words}, ${name}` : name;
    }, "")
    .trim();
}

/** As in "Page /solar, Section 3, Heading: must not be empty". */
export function problemInWords({ file, path, message }: Problem): string {
  const place = placeInWords(path.join("."), file);
  return `${[fileInWords(file), place].filter(Boolean).join(", ")}: ${message}`;
}
