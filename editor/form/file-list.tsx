import { type ReactNode, useEffect, useState } from "react";
import type { Known } from "#editor/server/known.ts";
import { fileInWords } from "#editor/documents/file-in-words.ts";
import { DOCUMENT_TYPES } from "#editor/documents/document-types.ts";
import { callApi } from "./api.ts";
import styles from "./editor.module.css";

/** In the order in which marketing people need them; a file is in the first group that it fits. */
const GROUPS: [title: string, pattern: RegExp][] = [
  ["Pages", /^en\/pages\/(?!tools\/|services\/)/],
  ["Home services", /^en\/pages\/services\//],
  ["Tools", /^en\/pages\/tools\//],
  ["Towns: words", /^en\/locations\//],
  ["Towns: facts", /^places\//],
  ["Contests: words", /^en\/contests\//],
  ["Contests: facts", /^contests\//],
  [
    "Company, prices, reviews",
    /^(company|brand|prices|people|jobs|reviews|removed-reviews|promises|services)\.yaml$/,
  ],
  ["Buttons, menus, mails", /^(en\/|navigation)/],
  ["Facts and rules", /^(claims|zip-codes|local-facts|consents|counsel|figures\/)/],
  ["Other languages", /./],
];

interface Props {
  files: Known["files"];
  name: string;
  /** Above the list. */
  children: ReactNode;
}

export function FileList({ files, name, children }: Props) {
  const [query, setQuery] = useState("");
  const groups = Map.groupBy(
    files.filter((one) =>
      `${one.name} ${one.address ?? ""} ${fileInWords(one.name)}`
        .toLowerCase()
        .includes(query.toLowerCase()),
    ),
    (one) => GROUPS.find(([, pattern]) => pattern.test(one.name))?.[0] ?? "",
  );
  return (
    <nav className={styles.files} aria-label="What can be edited">
      {children}
      <label htmlFor="query">Find</label>
      <input
        id="query"
        type="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <div className={styles.new}>
        <b>New</b>
        {Object.keys(DOCUMENT_TYPES).map((type) => (
          <a key={type} href={`#new/${type}`} aria-current={name === `new/${type}` && "page"}>
            {type}
          </a>
        ))}
      </div>
      <output>
        {groups.size === 0 && "Nothing is called like that. Try one word, like solar or prices."}
      </output>
      <ToTranslate name={name} />
      {GROUPS.map(([title]) => {
        const own = groups.get(title) ?? [];
        if (own.length === 0) return undefined;
        const isHere = own.some((one) => one.name === name);
        return (
          <details key={`${title}${query !== ""}`} open={isHere || query !== ""}>
            <summary>
              {title} <small>{own.length}</small>
            </summary>
            <ul>
              {own.map((one) => (
                <li key={one.name}>
                  <a href={`#${one.name}`} aria-current={one.name === name ? "page" : undefined}>
                    {labelOf(one)}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}

/** What was changed or made in English alone. */
function ToTranslate({ name }: Pick<Props, "name">) {
  const [counts, setCounts] = useState<Record<string, number>>({});
  useEffect(() => {
    // Without an answer nothing is listed; the form tells that the editor does not answer.
    const load = () =>
      void callApi<Record<string, number>>("untranslated").then(setCounts, () => undefined);
    load();
    addEventListener("hashchange", load);
    return () => removeEventListener("hashchange", load);
  }, []);
  const files = Object.entries(counts);
  if (files.length === 0) return undefined;
  return (
    <details open={Object.hasOwn(counts, name)}>
      <summary>
        Still to translate <small>{files.length}</small>
      </summary>
      <ul>
        {files.map(([file, count]) => (
          <li key={file}>
            <a href={`#${file}`}>
              {fileInWords(file)} <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function labelOf({ name, address }: Known["files"][number]): string {
  if (address && /pages|locations|places/.test(name)) return address === "/" ? "Home" : address;
  return fileInWords(name);
}
