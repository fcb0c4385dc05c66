/** What a picture is called and what it shows. */
import { useId, useState } from "react";
import { altError } from "#app/content/pictures.ts";
import { Labeled } from "#editor/form/field-frame.tsx";
import fields from "#editor/form/fields.module.css";
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
  const fault = altError(words.alt);
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
              onChange={({ target }) => words.change({ name: target.value })}
            />
          )}
        </Labeled>
      )}
      {!isNameOnly && !words.isDecorative && (
        <Labeled
          id={`${id}.alt`}
          label={ALT_LABEL}
          hint={ALT_HINT}
          aside={<span className={fields.note}>{words.alt.length} letters</span>}
          problems={fault ? [fault] : problems}
        >
          {(control) => (
            <input
              {...control}
              value={words.alt}
              onChange={({ target }) => words.change({ alt: target.value })}
            />
          )}
        </Labeled>
      )}
      {!isNameOnly && (
        <div className={fields.field}>
          <input
            id={`${id}.decorates`}
            type="checkbox"
            checked={words.isDecorative}
            onChange={({ target }) => words.change({ isDecorative: target.checked })}
          />{" "}
          <label htmlFor={`${id}.decorates`}>It only decorates: there is nothing to say</label>
        </div>
      )}
    </>
  );
}

/** The words about a picture until they are saved with it. */
export function useWords({ file }: Chosen, isNameOnly: boolean) {
  const name = file?.name.replace(/\.\w+$/, "") ?? "";
  const [words, setWords] = useState({ name, alt: "", isDecorative: false });
  const { alt, isDecorative } = words;
  return {
    ...words,
    change: (changed: Partial<typeof words>) => setWords({ ...words, ...changed }),
    isComplete: isNameOnly || isDecorative || (alt.trim() !== "" && !altError(alt)),
    /** Nothing where the place has no words for it. */
    said: isNameOnly ? undefined : isDecorative ? "" : alt,
  };
}
