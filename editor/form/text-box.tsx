/** A text of several lines, with buttons for links, bold words, facts and claims. */
import { type FocusEvent, useRef, useState } from "react";
import type { Path } from "#editor/writing/edit.ts";
import { useEditingContext } from "./editing-context.ts";
import { useDescribed } from "./field-frame.tsx";
import styles from "./fields.module.css";

interface TextBoxProps {
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

export function TextBox({ path, text, label, takesMarks, onType, onTie }: TextBoxProps) {
  const { known } = useEditingContext();
  const described = useDescribed({ path });
  const box = useRef<HTMLTextAreaElement>(null);
  const [isHere, setHere] = useState(false);
  // Gone at once they would move the very button that somebody is pressing.
  const leave = ({ currentTarget: own, relatedTarget: next }: FocusEvent) => {
    if (own.contains(next)) return;
    afterPress(() => setHere(own.contains(document.activeElement)));
  };
  const selected = () => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = box.current ?? {};
    return [from, to] as const;
  };
  const around = (before: string, after: string) => {
    const [from, to] = selected();
    onType(text.slice(0, from) + before + text.slice(from, to) + after + text.slice(to));
    // What was selected still is, so that one types on where one was.
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(from + before.length, to + before.length);
    });
  };
  return (
    <div onFocus={() => setHere(true)} onBlur={leave}>
      <textarea
        {...described}
        ref={box}
        rows={Math.max(1, Math.ceil(text.length / LINE_LETTERS))}
        value={text}
        // A text is one line in its file: where it breaks on the page is the page's own matter.
        onChange={({ target }) => onType(target.value.replaceAll(/\s*\n\s*/g, " "))}
      />
      <fieldset className={styles.marks} data-shown={isHere} aria-label={`Marks for ${label}`}>
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

/** A choice, and a button that inserts what was chosen. */
export function Pick({ label, onPick, children }: PickProps) {
  const [chosen, choose] = useState("");
  return (
    <>
      <select aria-label={label} value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">{label} …</option>
        {children}
      </select>
      {chosen && (
        <button
          type="button"
          onClick={() => {
            choose("");
            onPick(chosen);
          }}
        >
          Insert
        </button>
      )}
    </>
  );
}

/** Waits for a finger or a mouse that is just pressed: what moves meanwhile would take the click from its button. */
let isPressed = false;
document.addEventListener("pointerdown", () => (isPressed = true), true);
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, () => (isPressed = false), true);
}

/** Does it at once where nothing is pressed, or else when the click is over. */
function afterPress(work: () => void): void {
  if (!isPressed) return work();
  // The click comes with the end of the press, and before whatever is put off.
  const later = () => setTimeout(work);
  document.addEventListener("pointerup", later, { once: true });
}
