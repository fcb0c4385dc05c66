/** What fields are called that stand in many kinds of sections. Others are called by their own names. */
import { fileInWords, languageInWords } from "#editor/documents/file-in-words.ts";
import type { Problem } from "#app/content/reading/yaml-file.ts";
import labels from "./labels.json" with { type: "json" };

/** Each with its hint, by the name of the field; before it the file or folder where only there it is called so. */
const WORDS: Record<string, string[]> = labels.fields;

/** @param file in the content folder */
export function labelFor(name: string, file = "") {
  const own = WORDS[`${file.split("/")[0]} ${name}`];
  const [label = inWords(name), hint] = own ?? WORDS[name] ?? [];
  return { label, hint };
}

/** What values are called that a file has its own words for. */
const VALUES: Record<string, string> = labels.values;

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

/** A day, a time of any day, or both. */
const MOMENT = /^(\d{4}-\d\d-\d\d)?T?(\d\d:\d\d)?$/;

/** What a file says, as people say it: yes and no, days and times. */
export function textInWords(text: string): string {
  if (text === "true" || text === "false") return text === "true" ? "Yes" : "No";
  if (text === "null" || text === "") return "Nothing";
  const [, day, time] = MOMENT.exec(text) ?? [];
  if (!day && !time) return VALUES[text] ?? text;
  return new Date(`${day ?? "2000-01-01"}T${time ?? "00:00"}Z`).toLocaleString("en-US", {
    timeZone: "UTC",
    ...(day && { dateStyle: "long" }),
    ...(time && { timeStyle: "short" }),
  });
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

/** @throws the first of these, where there is one */
export function throwFirst([first]: Problem[]): void {
  if (first) throw new Error(problemInWords(first));
}

/** As in "Page /solar, Section 3, Heading: must not be empty". */
export function problemInWords({ file, path, message }: Problem): string {
  const place = placeInWords(path.join("."), file);
  return `${[fileInWords(file), place].filter(Boolean).join(", ")}: ${message}`;
}
