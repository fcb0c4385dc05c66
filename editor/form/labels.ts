/** What fields are called that stand in many kinds of sections. Others are called by their own names. */
import { fileInWords, languageInWords } from "#editor/documents/file-in-words.ts";
import type { Problem } from "#app/content/reading/yaml-file.ts";

interface Words {
  label: string;
  hint?: string;
}

/** By the name of the field; before it the file or folder where only there it is called so. */
const WORDS: Record<string, Words> = {
  actions: { label: "Links", hint: "Up to two, below the words" },
  alt: { label: "What it shows", hint: "For people who do not see it; empty if it only decorates" },
  after: { label: "What to say then", hint: "Takes its place once the source no longer holds" },
  calm: { label: "Calm side", hint: "Where words may cover the picture" },
  checked: { label: "Last checked", hint: "The day somebody read the source" },
  claim: { label: "Source" },
  description: { label: "Description", hint: "What search engines show, 50 to 160 letters" },
  dialled: { label: "Number to dial", hint: "+1 and ten digits" },
  doors: { label: "Tools to show" },
  eyebrow: { label: "Small line above the heading" },
  id: { label: "Name in links", hint: "Other pages lead here with #name; it must not change" },
  inMenus: { label: "Pictures and lower pages in menus" },
  items: { label: "Entries" },
  latitude: { label: "Latitude", hint: "Degrees north with two decimals, like 26.31" },
  leaveOut: {
    label: "Leave it out then",
    hint: "Nobody misses the sentence once it no longer holds",
  },
  lead: { label: "First sentence" },
  licenceSearch: { label: "Where the state lists licenses" },
  licences: { label: "Licenses" },
  longitude: { label: "Longitude", hint: "Degrees, below zero in Florida, like -80.24" },
  lookUp: { label: "Where to look it up", hint: "The source whose address leads there" },
  noEnd: { label: "Why it has no end" },
  note: { label: "Note below" },
  points: { label: "Points", hint: "A list with marks, below the paragraphs" },
  portrait: { label: "Picture for phones", hint: "The same, upright" },
  readAgain: { label: "Read again by", hint: "When our reading is old; the sentence stays" },
  restsOn: { label: "Ends with", hint: "Another source, like an edition of the building code" },
  sample: { label: "Still a sample", hint: "Switch it off once the company has confirmed it" },
  says: { label: "Words" },
  shortTitle: { label: "Short title", hint: "For breadcrumbs and brochures" },
  to: { label: "Leads to" },
  until: { label: "Holds until", hint: "The last day of the rule or the rate itself" },
  utilities: { label: "Power companies", hint: "First that of most addresses" },
  waysOn: { label: "Links at the end of service pages" },
  zips: { label: "ZIP codes", hint: "As people read them, like 33067 and 33076" },
  "company.yaml estimates": { label: "Visits" },
  "company.yaml from": { label: "First day" },
  "company.yaml office": { label: "Office hours" },
  "company.yaml to": { label: "Last day" },
  "contests closes": { label: "Closes", hint: "Florida time" },
  "contests kind": { label: "How somebody wins" },
  "contests opens": { label: "Opens", hint: "Florida time" },
  "contests prizeValueDollars": { label: "Value of the prize", hint: "In dollars" },
  "prices.yaml asOf": {
    label: "Set on",
    hint: "The day of this price; after six months its age is told",
  },
  "prices.yaml fixed": {
    label: "Fixed part",
    hint: "Dollars for the whole job, whatever its size",
  },
  "prices.yaml high": { label: "Highest", hint: "Dollars for each unit" },
  "prices.yaml id": { label: "Price of" },
  "prices.yaml likely": { label: "Likely", hint: "Dollars for each unit" },
  "prices.yaml low": { label: "Lowest", hint: "Dollars for each unit" },
  "prices.yaml sample": {
    label: "Still a sample",
    hint: "Visitors see no samples. Switch it off for real",
  },
  "reviews.yaml answer": { label: "Our answer" },
  "reviews.yaml job": { label: "Service" },
  "reviews.yaml source": { label: "Where it was written" },
  "reviews.yaml tie": { label: "Writer’s tie to us" },
  "reviews.yaml verifiedBy": { label: "What proves the job" },
  "storm.yaml active": {
    label: "A storm is on",
    hint: "The line is on every page then. Visitors see it with the next release, not at once",
  },
  "storm.yaml counties": { label: "Counties meant", hint: "None means all of them" },
  "storm.yaml headline": {
    label: "The line",
    hint: "Each language keeps its old words until you change them here, too",
  },
  "storm.yaml until": { label: "Last day of the storm" },
};

/** @param file in the content folder */
export const labelFor = (name: string, file = ""): Words =>
  WORDS[`${file.split("/")[0]} ${name}`] ?? WORDS[name] ?? { label: inWords(name) };

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
