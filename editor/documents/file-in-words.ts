/** What files of content are called for people who never see them. */

/** The first that fits, with or without the folder of the language; `$1` is the name of the file. */
const TITLES: [file: RegExp, title: string][] = [
  [/^pages\/home$/, "Home page"],
  [/^pages\/(.+)$/, "Page /$1"],
  [/^locations\/(.+)$/, "Town $1: words"],
  [/^places\/(.+)$/, "Town $1: facts"],
  [/^[a-z]{2}\/contests\/(.+)$/, "Contest $1: words"],
  [/^contests\/(.+)$/, "Contest $1: facts"],
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

const LANGUAGE = /^(?:storm\/)?([a-z]{2})(?:\/|$)/;
const LANGUAGES = new Intl.DisplayNames("en", { type: "language" });

export const languageInWords = (code: string) => LANGUAGES.of(code) ?? code;

/**
 * `es/pages/solar.yaml` is "Page /solar, in Spanish".
 *
 * @param file in the content folder, or from the project's root
 */
export function fileInWords(file: string): string {
  const path = file.replace(/^content\//, "").replace(/\.yaml$/, "");
  const language = LANGUAGE.exec(path)?.[1] ?? "en";
  const title = titleOf(path, path.replace(/^[a-z]{2}\//, ""));
  return language === "en" ? title : `${title}, in ${languageInWords(language)}`;
}

function titleOf(path: string, name: string): string {
  for (const [file, title] of TITLES) {
    const match = file.exec(path) ?? file.exec(name);
    if (!match) continue;
    const own = match[1] ?? "";
    // In an address and in a picture's name every character counts.
    if (/(\/|Picture )\$1/.test(title)) return title.replace("$1", own);
    const words = title.startsWith("Town") ? own.split("-").map(spoken).join(" ") : spoken(own);
    return title.replace("$1", words);
  }
  return spoken(name);
}

const spoken = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[-_/]/g, " ");
