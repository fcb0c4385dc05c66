import { useId } from "react";
import fields from "#editor/form/fields.module.css";
import { ALT_HELP, AltField } from "./alt-field.tsx";
import type { Chosen } from "./chosen.ts";
import type { Fault } from "./use-put.ts";
import type { Words } from "./use-words.ts";

interface Props {
  chosen: Chosen;
  words: Words;
  faults: Fault[];
  /** Its place takes no words. */
  decorates: boolean;
}

export function PictureWords({ chosen, words, faults, decorates }: Props) {
  const id = useId();
  const { twins, wish, setWish, altFor, setAlt } = words;
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
            twins.map(({ file, language }) => (
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
