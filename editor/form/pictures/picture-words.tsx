/** What a picture is called and what it shows, in each language of its page. */
import { useEffect, useId, useState } from "react";
import fields from "#editor/form/fields.module.css";
import type { Chosen } from "./picture-dialog.tsx";
import type { Fault } from "./put-picture.ts";
import { altError } from "#app/content/pictures.ts";
import type { Path } from "#editor/writing/edit.ts";
import type { FileState } from "#editor/server/content-files.ts";
import { ask } from "#editor/form/ask.ts";
import { useEditingContext } from "#editor/form/editing-context.ts";

interface PictureWordsProps {
  chosen: Chosen;
  words: Words;
  faults: Fault[];
  /** Its place takes no words. */
  decorates: boolean;
}

export function PictureWords({ chosen, words, faults, decorates }: PictureWordsProps) {
  const id = useId();
  const { translations, wish, setWish, altFor, setAlt } = words;
  const messages = faults.filter(({ isHere }) => isHere).map(({ message }) => message);
  return (
    <>
      {chosen.file && (
        <div className={fields.field}>
          <div className={fields.label}>
            <label htmlFor={`${id}.name`}>Its name in the list</label>
          </div>
          <p className={fields.note} id={`${id}.hint`}>
            By which it is found again, like “crew lake worth”.
          </p>
          <input
            id={`${id}.name`}
            aria-describedby={`${id}.hint`}
            value={wish}
            onChange={({ target }) => setWish(target.value)}
          />
        </div>
      )}
      {!decorates && (
        <>
          {!words.decorates && <p className={fields.note}>{ALT_HELP}</p>}
          {!words.decorates && (
            <AltField alt={altFor() ?? ""} messages={messages} onType={(alt) => setAlt("", alt)} />
          )}
          {!words.decorates &&
            translations.map(({ file, language }) => (
              <AltField
                key={file}
                language={language}
                alt={altFor(file) ?? ""}
                messages={[]}
                onType={(alt) => setAlt(file, alt)}
              />
            ))}
          <div className={fields.field}>
            <input
              id={`${id}.decorates`}
              type="checkbox"
              checked={words.decorates}
              onChange={({ target }) => words.setDecorates(target.checked)}
            />{" "}
            <label htmlFor={`${id}.decorates`}>It only decorates: there is nothing to say</label>
          </div>
        </>
      )}
    </>
  );
}

const ALT_HELP =
  "For people who do not see it: who or what is there, and what of it matters here. A short sentence does, without “picture of”.";

export const ALT_WORDS = {
  label: "What it shows",
  hint: `${ALT_HELP} Empty if it only decorates.`,
};

interface AltFieldProps {
  /** Where it has to be said in more than one. */
  language?: string;
  alt: string;
  messages: string[];
  onType: (alt: string) => void;
}

/** A line that says what a picture shows; told while it is typed where it does not. */
function AltField({ language, alt, messages, onType }: AltFieldProps) {
  const id = useId();
  const fault = altError(alt);
  const all = fault ? [fault] : messages;
  return (
    <div className={fields.field}>
      <div className={fields.label}>
        <label htmlFor={id}>
          {ALT_WORDS.label}
          {language && `, in ${language}`}
        </label>
        <span className={fields.note}>{alt.length} letters</span>
      </div>
      <input
        id={id}
        lang={language === "Spanish" ? "es" : undefined}
        value={alt}
        aria-invalid={all.length > 0}
        aria-describedby={`${id}.problems`}
        onChange={({ target }) => onType(target.value)}
      />
      <div id={`${id}.problems`} role="alert">
        {all.map((message) => (
          <p key={message} className={fields.problem}>
            {message}
          </p>
        ))}
      </div>
    </div>
  );
}

export type Words = ReturnType<typeof useWords>;

/** What a picture is called and what it shows, in all languages of its page. */
export function useWords({ file }: Chosen, path: Path, hasNone: boolean) {
  const translations = useTranslations(path);
  const [wish, setWish] = useState(file?.name.replace(/\.\w+$/, "") ?? "");
  const [decorates, setDecorates] = useState(false);
  /** By file; that of the page itself is empty. */
  const [alts, setAlts] = useState<Record<string, string>>({});
  const needed = ["", ...translations.map((translation) => translation.file)];
  const isSaid = needed.every((one) => alts[one]?.trim() && !altError(alts[one]));
  return {
    translations,
    wish,
    setWish,
    decorates,
    setDecorates,
    isSaid: hasNone || decorates || isSaid,
    /** Nothing where its place takes no words. */
    altFor: (one = "") => (hasNone ? undefined : decorates ? "" : (alts[one] ?? "")),
    setAlt: (one: string, alt: string) => setAlts((all) => ({ ...all, [one]: alt })),
  };
}

export interface Translation {
  file: string;
  /** As it is before anything is put there. */
  state: FileState;
  /** In English, like “Spanish”. */
  language: string;
}

const ENGLISH = /^en\//;
const NAMES = new Intl.DisplayNames("en", { type: "language" });

export function useTranslations(path: Path): Translation[] {
  const { known, file } = useEditingContext();
  const [translations, setTwins] = useState<Translation[]>([]);
  const at = path.join("\n");
  useEffect(() => {
    if (!ENGLISH.test(file)) return undefined;
    let isGone = false;
    const others = known.files
      .map(({ name }) => name)
      .filter(
        (name) => /^[a-z]{2}\//.test(name) && name.slice(3) === file.slice(3) && name !== file,
      );
    const load = async () => {
      const all = await Promise.all(others.map((name) => translationOf(name, at.split("\n"))));
      if (!isGone) setTwins(all.flat());
    };
    void load();
    return () => void (isGone = true);
  }, [known, file, at]);
  return translations;
}

/** @returns nothing where the other language has no picture there */
async function translationOf(file: string, path: string[]): Promise<Translation[]> {
  const state = await ask<FileState>(`file?name=${encodeURIComponent(file)}`);
  const there = path.reduce<unknown>(
    (all, key) => (all as Record<string, unknown>)?.[key],
    state.value,
  );
  const isPicture = typeof (there as { name?: unknown } | undefined)?.name === "string";
  return isPicture ? [{ file, state, language: NAMES.of(file.slice(0, 2)) ?? file }] : [];
}
