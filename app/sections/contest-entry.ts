/** An entry to a contest: read from its form, and checked. */

export type Way = "email" | "phone";

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
  const text = (name: keyof Entry) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim().replace(/\s+/g, " ") : "";
  };
  const way = text("way");
  return {
    name: text("name"),
    zip: text("zip"),
    way: way === "email" || way === "phone" ? way : undefined,
    email: text("email"),
    phone: text("phone"),
    resident: form.has("resident"),
    rules: form.has("rules"),
    news: form.has("news"),
  };
}

/** A field and what is wrong with it; in the order of the form. */
export type Problem =
  | { field: "name" | "zip" | "way" | "email" | "phone" | "resident" | "rules"; fault: "missing" }
  | { field: "zip" | "email" | "phone"; fault: "wrong" }
  | { field: "zip"; fault: "outside" };

export function problemsOf(entry: Entry): Problem[] {
  const { name, way, resident, rules } = entry;
  return [
    ...(name ? [] : [{ field: "name", fault: "missing" } as const]),
    ...zipProblems(entry),
    ...(way ? wayProblems(way, entry[way]) : [{ field: "way", fault: "missing" } as const]),
    ...(resident ? [] : [{ field: "resident", fault: "missing" } as const]),
    ...(rules ? [] : [{ field: "rules", fault: "missing" } as const]),
  ];
}

/** Five digits, or nine as on letters. */
const ZIP = /^\d{5}(-?\d{4})?$/;
/** ZIP codes of Florida begin so; 340 belongs to the armed forces abroad. */
const FLORIDA_ZIP = /^(32|33|34(?!0))/;

function zipProblems({ zip }: Entry): Problem[] {
  if (!zip) return [{ field: "zip", fault: "missing" }];
  if (!ZIP.test(zip)) return [{ field: "zip", fault: "wrong" }];
  return FLORIDA_ZIP.test(zip) ? [] : [{ field: "zip", fault: "outside" }];
}

/** Something, an @, something with a dot: more cannot be known without writing to it. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Ten digits, with or without the country's 1, however they are grouped. */
const PHONE = /^(\+?1)?\d{10}$/;

function wayProblems(way: Way, given: string): Problem[] {
  if (!given) return [{ field: way, fault: "missing" }];
  const right = way === "email" ? EMAIL.test(given) : PHONE.test(given.replace(/[\s().-]/g, ""));
  return right ? [] : [{ field: way, fault: "wrong" }];
}
