/**
 * What an edit of the English does to the same file in other languages. Parts are added, moved and removed there
 * as well, and words that were not translated yet follow the English: so it can be written first, and the
 * translation follows.
 */
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { contentFolder, publishedLanguages } from "#app/content/reading/languages.ts";
import { wordsToSay } from "#app/content/reading/shared-words.ts";
import { textOf } from "#app/content/reading/texts.ts";
import { editYaml, parsed } from "#editor/writing/edit-yaml.ts";
import { applied, type Edit, type Path } from "#editor/writing/edit.ts";

export const otherLanguages = () =>
  publishedLanguages(contentFolder).filter((one) => one !== DEFAULT_LANGUAGE);

/**
 * @param name of the file in the content folder; where there was none, `before` is empty
 * @returns texts of other files, by their paths in the content folder
 */
export function carriedTexts(
  name: string,
  before: string,
  after: string,
  edits: Edit[],
): Record<string, string> {
  const [english, now] = [before, after].map((text) => parsed(text).value);
  const isEnglish = name.startsWith(`${DEFAULT_LANGUAGE}/`);
  const [words, wordsNow] = [english, now].map((value) => wordsToSay(name, value));
  // A contest's facts hold no words, and the file of that name in another language is of something else.
  const isSaid = [words, wordsNow].some((one) => Object.keys(one ?? {}).length > 0);
  if (!isEnglish && !isSaid) return {};
  const carried = otherLanguages().flatMap((language) => {
    const file = isEnglish ? language + name.slice(2) : `${language}/${name}`;
    const own = textOf(path.join(contentFolder, file));
    if (own === undefined) {
      if (isEnglish) return before === "" ? [[file, after]] : [];
      return [[file, editYaml("{}\n", editsOfWords({}, wordsNow, {}))]];
    }
    const { value } = parsed(own);
    const all = isEnglish
      ? carriedEdits(english, value, edits)
      : editsOfWords(words, wordsNow, value);
    return all.length > 0 ? [[file, editYaml(own, all)]] : [];
  });
  return Object.fromEntries(carried) as Record<string, string>;
}

const valueAt = (value: unknown, at: Path): unknown =>
  at.reduce<unknown>((inside, key) => (inside as Record<string, unknown> | null)?.[key], value);

export function carriedEdits(before: unknown, own: unknown, edits: Edit[]): Edit[] {
  const carried: Edit[] = [];
  let [english, other] = [before, own];
  for (const edit of edits) {
    const fitting = isOfOtherPicture(before, english, edit)
      ? edit
      : carriedEdit(english, other, edit);
    english = applied(english, edit);
    if (!fitting) continue;
    carried.push(fitting);
    other = applied(other, fitting);
  }
  return carried;
}

/** What the translation says shows the picture of before. */
function isOfOtherPicture(before: unknown, now: unknown, { path: at, op }: Edit): boolean {
  const [old, name] = [before, now].map((one) => valueAt(one, [...at.slice(0, -1), "name"]));
  return op === "set" && at.at(-1) === "alt" && old !== name;
}

interface Statement {
  says?: unknown;
}

/** @returns nothing where a translation stays as it is */
function carriedEdit(english: unknown, own: unknown, edit: Edit): Edit | undefined {
  const [holder, ownHolder] = [english, own].map((one) => valueAt(one, edit.path.slice(0, -1)));
  if (ownHolder === null || typeof ownHolder !== "object") return undefined;
  if (Array.isArray(holder) && edit.op !== "set") {
    return Array.isArray(ownHolder) && ownHolder.length === holder.length ? edit : undefined;
  }
  const [said, ownSaid] = [english, own].map((one) => valueAt(one, edit.path));
  if (edit.op !== "set") return ownSaid === undefined ? undefined : edit;
  if (isDeepStrictEqual(said, ownSaid)) return edit;
  if (typeof edit.value === typeof ownSaid) return undefined;
  // A sentence that is tied to its source, or untied, and says the same.
  const { says } = (edit.value ?? {}) as Statement;
  const { says: saidBefore } = (said ?? {}) as Statement;
  if (says === said) return { ...edit, value: { ...(edit.value as object), says: ownSaid } };
  return saidBefore === edit.value ? { ...edit, value: (ownSaid as Statement).says } : edit;
}

/** Of a file that holds for all languages the others have the words alone, in the same tree of names. */
function editsOfWords(before: unknown, now: unknown, own: unknown, at: Path = []): Edit[] {
  const [old, english, others] = [before, now, own].map((one) => one ?? {});
  const said = new Map(Object.entries(others ?? {}));
  const set = Object.entries(english ?? {}).flatMap(([name, words]): Edit[] => {
    const [was, is] = [valueAt(old, [name]), said.get(name)];
    const place = [...at, name];
    if (typeof words === "object" && typeof is === "object") {
      return editsOfWords(was, words, is, place);
    }
    const follows = is === undefined || (is === was && is !== words);
    return follows ? [{ op: "set", path: place, value: words }] : [];
  });
  const gone = [...said.keys()].filter((name) => !Object.hasOwn(english ?? {}, name));
  return [...set, ...gone.map((name): Edit => ({ op: "remove", path: [...at, name] }))];
}
