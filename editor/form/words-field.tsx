/** Words: a text, a statement that rests on a claim or a promise, or sentences of both. */
import { Fragment } from "react";
import type { Path } from "#editor/writing/edit.ts";
import { type FieldProps, idOf, useEditingContext } from "./editing-context.ts";
import { fieldAt, focusSoon } from "./focus.ts";
import { FieldFrame, GroupFrame, Problems } from "./field-frame.tsx";
import { countOf } from "./field.tsx";
import { TextBox } from "./text-box.tsx";
import { typed } from "./shape.ts";
import { wordsFor } from "./field-words.ts";
import styles from "./fields.module.css";

export function WordsField(props: FieldProps & { takesMarks?: boolean }) {
  const { value, path, label, takesMarks = false } = props;
  const { edit } = useEditingContext();
  const set = (at: Path, one: unknown) => edit({ op: "set", path: at, value: one });
  /** Another kind of field takes this one's place. */
  function replace(at: Path, one: unknown, next: Path) {
    set(at, one);
    focusSoon(fieldAt(next));
  }
  if (value === null || typeof value !== "object") {
    const text = typed(value);
    return (
      <FieldFrame {...props} count={countOf(props)}>
        <TextBox
          {...{ path, text, takesMarks, label }}
          onType={(words) => set(path, words)}
          onTie={(claim, from, to) => {
            const tied = withStatement(text, claim, from, to);
            replace(path, tied, [...path, ...placeOfStatement(tied)]);
          }}
        />
      </FieldFrame>
    );
  }
  const { sentences } = value as { sentences?: (string | Statement)[] };
  const all = sentences ?? [value as Statement];
  return (
    <GroupFrame {...{ label, path }} onLeaveOut={props.onLeaveOut}>
      {all.map((one, index) => {
        const at = sentences ? [...path, "sentences", index] : path;
        const place = `${label}, sentence ${index + 1}`;
        return typeof one === "string" ? (
          <FieldFrame key={place} path={at} label={place}>
            <TextBox
              {...{ path: at, text: one, takesMarks, label: place }}
              onType={(words) => set(at, words)}
              onTie={(claim) => replace(at, { claim, says: one }, [...at, "says"])}
            />
          </FieldFrame>
        ) : (
          <Fragment key={place}>
            <StatementField
              {...{ value: one, path: at, label: place, takesMarks }}
              onUntie={() => {
                const untied = withoutStatement(all, index);
                replace(path, untied, typeof untied === "string" ? path : at);
              }}
            />
            {sentences && <Problems path={at} />}
          </Fragment>
        );
      })}
    </GroupFrame>
  );
}

export interface Statement {
  claim?: string;
  promise?: string;
  says: string;
  after?: string;
  leaveOut?: boolean;
}

interface Props {
  value: Statement;
  path: Path;
  label: string;
  takesMarks: boolean;
  onUntie: () => void;
}

/** A sentence that states a fact with a source, or that is a promise. */
function StatementField({ value, path, label, takesMarks, onUntie }: Props) {
  const { known, edit } = useEditingContext();
  const isClaim = value.claim !== undefined;
  const name = isClaim ? "claim" : "promise";
  const id = value.claim ?? value.promise;
  const claim = known.claims.find((one) => one.id === id);
  const told = isClaim ? claim?.source : known.promises.find((one) => one.id === id)?.what;
  const choices = isClaim ? known.claims : known.promises;
  const set = (key: string, one: unknown) => edit({ op: "set", path: [...path, key], value: one });
  const remove = (key: string) => edit({ op: "remove", path: [...path, key] });
  const after = value.after ?? "";
  return (
    <div className={styles.statement}>
      <FieldFrame path={[...path, "says"]} label={label}>
        <TextBox
          {...{ path: [...path, "says"], text: value.says, takesMarks, label }}
          onType={(text) => set("says", text)}
        />
      </FieldFrame>
      <FieldFrame path={[...path, name]} label={isClaim ? "Rests on" : "Promises"} hint={told}>
        <select
          id={idOf([...path, name])}
          value={id}
          onChange={({ target }) => set(name, target.value)}
        >
          {choices.map((one) => (
            <option key={one.id}>{one.id}</option>
          ))}
        </select>
      </FieldFrame>
      {!value.leaveOut && (
        <FieldFrame path={[...path, "after"]} {...wordsFor("after")}>
          <input
            id={idOf([...path, "after"])}
            value={after}
            onChange={({ target }) =>
              target.value || after === "" ? set("after", target.value) : remove("after")
            }
          />
        </FieldFrame>
      )}
      {isClaim && after === "" && (
        <FieldFrame path={[...path, "leaveOut"]} {...wordsFor("leaveOut")}>
          <input
            id={idOf([...path, "leaveOut"])}
            type="checkbox"
            className={styles.tick}
            checked={value.leaveOut === true}
            onChange={({ target }) => (target.checked ? set("leaveOut", true) : remove("leaveOut"))}
          />
        </FieldFrame>
      )}
      <button type="button" className={styles.quiet} onClick={onUntie}>
        Untie from its {name}
      </button>
    </div>
  );
}

/**
 * @param from where the sentence begins that states the fact; all of the text where nothing is selected
 * @returns a statement, or sentences of which one is a statement
 */
function withStatement(text: string, claim: string, from: number, to: number): unknown {
  const says = text.slice(from, to).trim();
  if (!says || says === text.trim()) return { claim, says: text.trim() };
  const [before, after] = [text.slice(0, from).trim(), text.slice(to).trim()];
  return { sentences: [before, { claim, says }, after].filter((one) => one !== "") };
}

/** @returns where the words of the first statement are in what `withStatement` made */
function placeOfStatement(words: unknown): Path {
  const { sentences } = words as { sentences?: (string | Statement)[] };
  if (!sentences) return ["says"];
  return ["sentences", sentences.findIndex((one) => typeof one !== "string"), "says"];
}

/** @returns a plain text where no other sentence states a fact */
function withoutStatement(all: (string | Statement)[], index: number): unknown {
  const plain = all.map((one, at) => (at === index && typeof one !== "string" ? one.says : one));
  return plain.every((one) => typeof one === "string") ? plain.join(" ") : { sentences: plain };
}
