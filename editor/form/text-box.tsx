/** A text of several lines, with buttons for links, bold words, facts and claims. */
import { useRef } from "react";
import { Pick } from "./claim-field.tsx";
import { type FieldProps, useEditingContext } from "./editing-context.ts";
import { FieldFrame } from "./field-frame.tsx";
import { paragraphsIn } from "./pasted.ts";
import styles from "./fields.module.css";

interface TextBoxProps extends Pick<FieldProps, "path" | "label" | "hint" | "onLeaveOut"> {
  text: string;
  count?: string | undefined;
  /** Whether it takes links and bold words. */
  isRich: boolean;
  /** Ties what is selected, or all of it, to a claim. */
  onTie?: (claim: string, from: number, to: number) => void;
}

/** About so many letters stand on a line. */
const LINE_LETTERS = 58;

export function TextBox({ text, isRich, onTie, ...frame }: TextBoxProps) {
  const { known, edit } = useEditingContext();
  const { path, label } = frame;
  const box = useRef<HTMLTextAreaElement>(null);
  const onType = (words: string) => edit({ op: "set", path, value: words });
  const selection = () => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = box.current ?? {};
    return [from, to] as const;
  };
  const wrap = (before: string, after: string) => {
    const [from, to] = selection();
    onType(text.slice(0, from) + before + text.slice(from, to) + after + text.slice(to));
    // The same words stay selected, so that one types on where one was.
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(from + before.length, to + before.length);
    });
  };
  /** In a list of texts each paragraph becomes one. */
  function paste(from: DataTransfer) {
    const html = isRich ? from.getData("text/html") : "";
    const all = paragraphsIn(from.getData("text/plain"), html);
    const [start, end] = selection();
    const index = path.at(-1);
    const isListed = typeof index === "number" && path.at(-2) !== "sentences";
    const texts = isListed ? all : [all.join(" ")];
    const last = texts.pop() ?? "";
    const whole = [...texts, last + text.slice(end)];
    onType(text.slice(0, start) + (whole[0] ?? ""));
    for (const [more, value] of whole.slice(1).entries()) {
      const at = [...path.slice(0, -1), Number(index) + 1 + more];
      edit({ op: "insert", path: at, value });
    }
    const caret = start + (whole.length === 1 ? last.length : (whole[0] ?? "").length);
    requestAnimationFrame(() => box.current?.setSelectionRange(caret, caret));
  }
  const tie = (claim: string) => {
    const [from, to] = selection();
    onTie?.(claim, ...(from === to ? ([0, text.length] as const) : ([from, to] as const)));
  };
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className={styles.box}>
          <textarea
            {...control}
            ref={box}
            rows={Math.max(1, Math.ceil(text.length / LINE_LETTERS))}
            value={text}
            // In its file a text is one line; the page breaks lines by itself.
            onChange={({ target }) => onType(target.value.replaceAll(/\s*\n\s*/g, " "))}
            onPaste={(event) => {
              event.preventDefault();
              paste(event.clipboardData);
            }}
          />
          <fieldset className={styles.marks} aria-label={`Marks for ${label}`}>
            {isRich && (
              <>
                <button type="button" onClick={() => wrap("**", "**")}>
                  Bold
                </button>
                <Pick
                  label="Link"
                  heading="Where does it lead?"
                  choices={known.addresses.map((to) => ({ id: to, says: to }))}
                  onPick={(to) => wrap("[", `](${to})`)}
                />
              </>
            )}
            <Pick
              label="Fact"
              heading="Which fact?"
              choices={known.facts.map(({ name, says }) => ({
                id: name,
                says: name,
                sentence: says,
              }))}
              onPick={(name) => wrap(`{${name}}`, "")}
            />
            {onTie && (
              <Pick
                label="Name its source"
                heading="Which source says so?"
                choices={known.claims}
                onPick={tie}
              />
            )}
          </fieldset>
        </div>
      )}
    </FieldFrame>
  );
}
