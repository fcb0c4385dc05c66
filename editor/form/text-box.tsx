import { useRef } from "react";
import type { Path } from "#editor/writing/edit.ts";
import { useEditingContext } from "./editing-context.ts";
import { useDescribed } from "./field-frame.tsx";
import styles from "./fields.module.css";

interface Props {
  path: Path;
  text: string;
  label: string;
  /** Links and bold words. */
  takesMarks: boolean;
  onType: (text: string) => void;
  /** Ties what is selected to a claim. */
  onTie?: (claim: string, from: number, to: number) => void;
}

/** About so many letters stand on a line. */
const LINE_LETTERS = 58;

export function TextBox({ path, text, label, takesMarks, onType, onTie }: Props) {
  const { known } = useEditingContext();
  const described = useDescribed({ path });
  const box = useRef<HTMLTextAreaElement>(null);
  const selected = () => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = box.current ?? {};
    return [from, to] as const;
  };
  const around = (before: string, after: string) => {
    const [from, to] = selected();
    onType(text.slice(0, from) + before + text.slice(from, to) + after + text.slice(to));
    box.current?.focus();
  };
  return (
    <div className={styles.box}>
      <textarea
        {...described}
        ref={box}
        rows={Math.max(1, Math.ceil(text.length / LINE_LETTERS))}
        value={text}
        // A text is one line in its file: where it breaks on the page is the page's own matter.
        onChange={({ target }) => onType(target.value.replaceAll(/\s*\n\s*/g, " "))}
      />
      <fieldset className={styles.marks} aria-label={`Marks for ${label}`}>
        {takesMarks && (
          <>
            <button type="button" onClick={() => around("**", "**")}>
              Bold
            </button>
            <Pick label="Link" onPick={(to) => around("[", `](${to})`)}>
              {known.addresses.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Pick>
          </>
        )}
        <Pick label="Fact" onPick={(name) => around(`{${name}}`, "")}>
          {known.facts.map(({ name, says }) => (
            <option key={name} value={name}>
              {name}: {says}
            </option>
          ))}
        </Pick>
        {onTie && (
          <Pick label="Tie to a claim" onPick={(claim) => onTie(claim, ...orAll(selected(), text))}>
            {known.claims.map(({ id, source }) => (
              <option key={id} value={id}>
                {id}: {source}
              </option>
            ))}
          </Pick>
        )}
      </fieldset>
    </div>
  );
}

const orAll = ([from, to]: readonly [number, number], text: string) =>
  from === to ? ([0, text.length] as const) : ([from, to] as const);

interface PickProps {
  label: string;
  onPick: (value: string) => void;
  children: React.ReactNode;
}

/** A button that opens a choice. */
const Pick = ({ label, onPick, children }: PickProps) => (
  <select aria-label={label} value="" onChange={({ target }) => onPick(target.value)}>
    <option value="">{label} …</option>
    {children}
  </select>
);
