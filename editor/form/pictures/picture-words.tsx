/** What a picture is called and what it shows, in each language of its page. */
import { useEffect, useId, useState } from "react";
import { altError } from "#app/content/pictures.ts";
import { callApi } from "#editor/form/api.ts";
import { languageInWords } from "#editor/documents/file-in-words.ts";
import { useEditingContext } from "#editor/form/editing-context.ts";
import { Labeled } from "#editor/form/field-frame.tsx";
import fields from "#editor/form/fields.module.css";
import type { PutPicture } from "#editor/form/file-session.ts";
import type { FileState } from "#editor/server/content-files.ts";
import type { Path } from "#editor/writing/edit.ts";
import type { Chosen } from "./picture-field.tsx";

export const ALT_LABEL = "What it shows";
export const ALT_HINT =
  "For people who do not see it: who or what is there, and what of it matters here. A short sentence does, without “picture of”.";

interface PictureWordsProps {
  chosen: Chosen;
  words: ReturnType<typeof useWords>;
  /** Of what it shows. */
  problems: string[];
  isNameOnly: boolean;
}

export function PictureWords({ chosen, words, problems, isNameOnly }: PictureWordsProps) {
  const id = useId();
  return (
    <>
      {chosen.file && (
        <Labeled
          id={`${id}.name`}
          label="Its name in the list"
          hint="By which it is found again, like “crew lake worth”."
        >
          {(control) => (
            <input
              {...control}
              value={words.name}
              onChange={({ target }) => words.setName(target.value)}
            />
          )}
        </Labeled>
      )}
      {!isNameOnly && !words.isDecorative && (
        <>
          <p className={fields.note}>{ALT_HINT}</p>
          {words.fields.map(({ file, language, alt }, index) => {
            const fault = altError(alt);
            return (
              <Labeled
                key={file}
                id={`${id}.${file}`}
                label={index === 0 ? ALT_LABEL : `${ALT_LABEL}, in ${languageInWords(language)}`}
                hint={index > 0 ? "May follow later; until then it is the English" : undefined}
                aside={<span className={fields.note}>{alt.length} letters</span>}
                problems={fault ? [fault] : index === 0 ? problems : []}
              >
                {(control) => (
                  <input
                    {...control}
                    lang={language}
                    value={alt}
                    onChange={({ target }) => words.setAlt(file, target.value)}
                  />
                )}
              </Labeled>
            );
          })}
        </>
      )}
      {!isNameOnly && (
        <div className={fields.field}>
          <input
            id={`${id}.decorates`}
            type="checkbox"
            checked={words.isDecorative}
            onChange={({ target }) => words.setDecorative(target.checked)}
          />{" "}
          <label htmlFor={`${id}.decorates`}>It only decorates: there is nothing to say</label>
        </div>
      )}
    </>
  );
}

/** The words about a picture until they are saved with it, for its page in all languages. */
export function useWords({ file: upload }: Chosen, path: Path, isNameOnly: boolean) {
  const { file } = useEditingContext();
  const translations = useTranslations(path);
  const [name, setName] = useState(upload?.name.replace(/\.\w+$/, "") ?? "");
  const [isDecorative, setDecorative] = useState(false);
  const [alts, setAlts] = useState<Record<string, string>>({});
  const all = [file, ...translations.map((one) => one.file)].map((one) => ({
    file: one,
    language: one.slice(0, 2),
    alt: alts[one] ?? "",
  }));
  // In other languages the English stands until somebody says it there.
  const altIn = (one: string) =>
    isNameOnly ? undefined : isDecorative ? "" : alts[one] || alts[file] || "";
  return {
    name,
    setName,
    isDecorative,
    setDecorative,
    fields: all,
    setAlt: (one: string, alt: string) => setAlts((before) => ({ ...before, [one]: alt })),
    isComplete:
      isNameOnly ||
      isDecorative ||
      all.every(({ file: one, alt }) => (alt.trim() || one !== file) && !altError(alt)),
    alts: (): Pick<PutPicture, "alt" | "translations"> => ({
      alt: altIn(file),
      translations: translations.map((one) => ({ ...one, alt: altIn(one.file) })),
    }),
  };
}

type Translation = Pick<PutPicture["translations"][number], "file" | "state">;

/** The same page in other languages, as far as it has a picture at this place. */
function useTranslations(path: Path): Translation[] {
  const { known, file } = useEditingContext();
  const [translations, setTranslations] = useState<Translation[]>([]);
  const place = path.join("\n");
  useEffect(() => {
    if (!file.startsWith("en/")) return undefined;
    let isGone = false;
    const isTranslation = (name: string) => /^[a-z]{2}\//.test(name) && name !== file;
    const names = known.files
      .map(({ name }) => name)
      .filter((name) => isTranslation(name) && name.slice(3) === file.slice(3));
    const load = async () => {
      const all = await Promise.all(
        names.map(async (name) => ({
          file: name,
          state: await callApi<FileState>(`file?name=${encodeURIComponent(name)}`),
        })),
      );
      if (!isGone) setTranslations(all.filter(({ state }) => hasPicture(state.value, place)));
    };
    void load();
    return () => void (isGone = true);
  }, [known, file, place]);
  return translations;
}

function hasPicture(value: unknown, place: string): boolean {
  const there = place
    .split("\n")
    .reduce<unknown>((inside, key) => (inside as Record<string, unknown>)?.[key], value);
  return typeof (there as { name?: unknown } | undefined)?.name === "string";
}
