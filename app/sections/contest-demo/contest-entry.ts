/** An entry to a contest: read from its form, and checked. */
import { choiceOf, lineOf } from "#requests/asking/answers.ts";
import { dialled, isEmail, zipFault } from "#requests/asking/contact.ts";

const WAYS = ["email", "phone"] as const;
export type Way = (typeof WAYS)[number];

export interface Entry {
  name: string;
  zip: string;
  /** How a winner wants to be reached; nothing until it is chosen. */
  way: Way | undefined;
  email: string;
  phone: string;
  resident: boolean;
  rules: boolean;
  news: boolean;
}

export const EMPTY_ENTRY: Entry = {
  name: "",
  zip: "",
  way: undefined,
  email: "",
  phone: "",
  resident: false,
  rules: false,
  news: false,
};

export function readEntry(form: FormData): Entry {
  return {
    name: lineOf(form, "name"),
    zip: lineOf(form, "zip"),
    way: choiceOf(form, "way", WAYS),
    email: lineOf(form, "email"),
    phone: lineOf(form, "phone"),
    resident: form.has("resident"),
    rules: form.has("rules"),
    news: form.has("news"),
  };
}

export interface Problem {
  field: Exclude<keyof Entry, "news">;
  fault: "missing" | "wrong" | "outside";
}

/** What is wrong with an entry, in the order of the form. */
export function problemsOf(entry: Entry): Problem[] {
  const { name, zip, way, resident, rules } = entry;
  const faults: [Problem["field"], Problem["fault"] | undefined][] = [
    ["name", name ? undefined : "missing"],
    ["zip", zipFault(zip)],
    [way ?? "way", way ? wayFault(way, entry[way]) : "missing"],
    ["resident", resident ? undefined : "missing"],
    ["rules", rules ? undefined : "missing"],
  ];
  return faults.flatMap(([field, fault]) => (fault ? [{ field, fault }] : []));
}

function wayFault(way: Way, given: string) {
  if (!given) return "missing";
  return (way === "email" ? isEmail(given) : dialled(given)) ? undefined : "wrong";
}
