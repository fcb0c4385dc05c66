/** What fields are called that stand in many kinds of sections. Others are called by their own names. */
import { fileInWords, languageInWords } from "#editor/documents/file-in-words.ts";
import type { Problem } from "#app/content/reading/yaml-file.ts";

interface Words {
  label: string;
  hint?: string;
}

const WORDS: Record<string, Words> = {
  actions: { label: "Links", hint: "Up to two, below the words" },
  alt: { label: "What it shows", hint: "For people who do not see it; empty if it only decorates" },
  after: { label: "Afterward", hint: "Stands here once the fact has run out" },
  calm: { label: "Calm side", hint: "Where words may cover the picture" },
  checked: { label: "Last checked", hint: "The day somebody read the source, like 2026-11-20" },
  county: { label: "County", hint: "As in the ZIP code rules, like Palm Beach" },
  description: { label: "Description", hint: "What search engines show, 50 to 160 letters" },
  dialled: { label: "Dialled", hint: "+1 and ten digits" },
  eyebrow: { label: "Line above the heading" },
  id: { label: "Name for links", hint: "Other pages lead here with #name; it must not change" },
  items: { label: "Entries" },
  latitude: { label: "Latitude", hint: "Degrees north with two decimals, like 26.31" },
  leaveOut: {
    label: "Leave it out then",
    hint: "Nobody misses the sentence once the fact has run out",
  },
  lead: { label: "First sentence" },
  licences: { label: "Licenses" },
  longitude: { label: "Longitude", hint: "Degrees, below zero in Florida, like -80.24" },
  lookUp: { label: "Looked up at", hint: "The claim whose address leads there" },
  noEnd: { label: "Why it has no end" },
  note: { label: "Note below" },
  points: { label: "Points", hint: "A list with marks, below the paragraphs" },
  portrait: { label: "Picture for phones", hint: "The same, upright" },
  readAgain: { label: "Read again by", hint: "When our reading is old; the sentence stays" },
  restsOn: { label: "Ends with", hint: "Another claim, like an edition of the building code" },
  sample: { label: "Is a sample", hint: "Until the company has confirmed it" },
  shortTitle: { label: "Short title", hint: "For breadcrumbs and brochures" },
  to: { label: "Leads to" },
  utilities: { label: "Power companies", hint: "By their names in local-facts.yaml, like fpl" },
  until: { label: "Holds until", hint: "The last day of the rule or the rate itself" },
  zips: { label: "ZIP codes", hint: "As people read them, like 33067 and 33076" },
};

export function labelFor(name: string): Words {
  return WORDS[name] ?? { label: inWords(name) };
}

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

/** `sections.2.heading` becomes "Sections 3, Heading". */
export function placeInWords(at: string): string {
  const names = at.split(".").map((name) => (/^\d+$/.test(name) ? name : labelFor(name).label));
  return names
    .reduce((words, name) => {
      if (/^\d+$/.test(name)) return `${words} ${Number(name) + 1}`;
      return words ? `${words}, ${name}` : name;
    }, "")
    .trim();
}

/** As in "Page /solar, Sections 3, Heading: must not be empty". */
export function problemInWords({ file, path, message }: Problem): string {
  const place = placeInWords(path.join("."));
  return `${[fileInWords(file), place].filter(Boolean).join(", ")}: ${message}`;
}
