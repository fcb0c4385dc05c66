/** What files of content are called to people who never see them. */

/** In the order in which they are looked through; the name of the file itself stands for `$1`. */
const CALLED: [file: RegExp, words: string][] = [
  [/^pages\/home$/, "Home page"],
  [/^pages\/(.+)$/, "Page /$1"],
  [/^locations\/(.+)$/, "Town $1"],
  [/^places\/(.+)$/, "Town $1"],
  [/^contests\/(.+)$/, "Contest $1"],
  [/^figures\/(.+)$/, "Figures: $1"],
  [/^storm\/numbers$/, "Storm pages: numbers"],
  [/^storm\/[a-z]{2}$/, "Storm pages"],
  [/^storm$/, "Storm line"],
  [/^\.source-hashes$/, "What other languages were made from"],
  [/^images\/masters\/(.+)\.\w+$/, "Picture $1"],
  [/^public\/images\//, "Files of pictures"],
  [/^images\//, "List of pictures"],
  [/^company$/, "The company"],
  [/^interface$/, "Buttons and labels"],
  [/^messages$/, "Mails"],
  [/^navigation$/, "Menus"],
  [/^work$/, "How we work"],
  [/^claims$/, "Facts with sources"],
  [/^services$/, "Services and licenses"],
  [/^consents$/, "What people agree to"],
  [/^counsel$/, "Who has read legal texts"],
  [/^zip-codes$/, "ZIP codes"],
  [/^language$/, "How the language is written"],
];

/** Of what has two files of one name. */
const PARTS: [file: RegExp, words: string][] = [
  [/^[a-z]{2}\/(contests|locations)\//, ": words"],
  [/^([a-z]{2}\/)?(contests|places)\//, ": facts"],
];

const LANGUAGE = /^(?:storm\/)?([a-z]{2})(?:\/|\.yaml$)/;

/**
 * `es/pages/solar.yaml` is "Page /solar, in Spanish".
 *
 * @param file in the content folder, or from the project's root
 */
export function fileInWords(file: string): string {
  const own = file.replace(/^content\//, "");
  const name = own.replace(/^[a-z]{2}\//, "").replace(/\.yaml$/, "");
  const [, code = "en"] = LANGUAGE.exec(own) ?? [];
  const part = PARTS.find(([of]) => of.test(own))?.[1] ?? "";
  const words = wordsOf(name) + part;
  return code === "en" ? words : `${words}, in ${languages.of(code) ?? code}`;
}

const languages = new Intl.DisplayNames("en", { type: "language" });

function wordsOf(name: string): string {
  for (const [file, words] of CALLED) {
    const [, own = ""] = file.exec(name) ?? [];
    if (!file.test(name)) continue;
    // Of an address, and of a picture's name, each sign counts.
    if (/(\/|Picture )\$1/.test(words)) return words.replace("$1", own);
    return words.replace("$1", words.startsWith("Town") ? likeTown(own) : spoken(own));
  }
  return spoken(name);
}

const spoken = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[-_/]/g, " ");

const likeTown = (name: string) => name.split("-").map(spoken).join(" ");
