/** A text, a statement that rests on a claim or a promise, or sentences of both. */
import { Fragment } from "react";
import type { Path } from "#editor/writing/edit.ts";
import { type Choice, Pick } from "./claim-field.tsx";
import { type FieldProps, useEditingContext } from "./editing-context.ts";
import { FieldFrame, GroupFrame, Problems } from "./field-frame.tsx";
import { fieldAt, focusSoon } from "./focus.ts";
import { labelFor } from "./labels.ts";
import { typed } from "./shape.ts";
import { CheckboxField, letterCount } from "./simple-fields.tsx";
import { TextBox } from "./text-box.tsx";
import styles from "./fields.module.css";

interface Statement {
  claim?: string;
  promise?: string;
  says: string;
  after?: string;
  leaveOut?: boolean;
}

type Sentence = string | Statement;

export function TextField(props: FieldProps & { isRich?: boolean }) {
  const { value, path, label, isRich = false } = props;
  const { edit } = useEditingContext();
  /** A field of another type takes this one's place. */
  function replace(at: Path, other: unknown, next: Path) {
    edit({ op: "set", path: at, value: other });
    focusSoon(fieldAt(next));
  }
  if (value === null || typeof value !== "object") {
    const text = typed(value);
    return (
      <TextBox
        {...props}
        {...{ text, isRich }}
        count={letterCount(props)}
        onTie={(claim, from, to) => {
          const tied = withStatement(text, claim, from, to);
          replace(path, tied, [...path, ...placeOfStatement(tied)]);
        }}
      />
    );
  }
  const { sentences } = value as { sentences?: Sentence[] };
  const all = sentences ?? [value as Statement];
  return (
    <GroupFrame {...{ label, path }} onLeaveOut={props.onLeaveOut}>
      {all.map((one, index) => {
        const own = {
          path: sentences ? [...path, "sentences", index] : path,
          label: `${label}, sentence ${index + 1}`,
          isRich,
        };
        return typeof one === "string" ? (
          <TextBox
            key={own.label}
            {...own}
            text={one}
            onTie={(claim) => replace(own.path, { claim, says: one }, [...own.path, "says"])}
          />
        ) : (
          <Fragment key={own.label}>
            <StatementField
              {...own}
              value={one}
              onUntie={() => {
                const untied = withoutStatement(all, index);
                replace(path, untied, typeof untied === "string" ? path : own.path);
              }}
            />
            {sentences && <Problems path={own.path} />}
          </Fragment>
        );
      })}
    </GroupFrame>
  );
}

export const RichTextField = (props: FieldProps) => <TextField {...props} isRich />;

interface StatementProps {
  value: Statement;
  path: Path;
  label: string;
  isRich: boolean;
  onUntie: () => void;
}

/** A sentence that states a fact with a source, or that is a promise. */
function StatementField({ value, path, label, isRich, onUntie }: StatementProps) {
  const { known, edit } = useEditingContext();
  const name = value.claim === undefined ? "promise" : "claim";
  const choices: Choice[] = value.claim === undefined ? known.promises : known.claims;
  const chosen = choices.find(({ id }) => id === value[name]);
  const at = (key: string) => [...path, key];
  const setOrRemove = (key: string, one: unknown) =>
    edit(one ? { op: "set", path: at(key), value: one } : { op: "remove", path: at(key) });
  return (
    <div className={styles.statement}>
      <TextBox path={at("says")} text={value.says} {...{ label, isRich }} />
      <FieldFrame
        path={at(name)}
        label={name === "claim" ? "Source" : "We promise"}
        hint={chosen?.says}
      >
        {({ id }) => (
          <Pick
            id={id}
            label={`Choose another ${name === "claim" ? "source" : "promise"}`}
            heading={name === "claim" ? "Which source says so?" : "Which promise is it?"}
            choices={choices}
            onPick={(one) => setOrRemove(name, one)}
          />
        )}
      </FieldFrame>
      {!value.leaveOut && (
        <FieldFrame path={at("after")} {...labelFor("after")}>
          {(control) => (
            <input
              {...control}
              value={value.after ?? ""}
              onChange={({ target }) => setOrRemove("after", target.value)}
            />
          )}
        </FieldFrame>
      )}
      {name === "claim" && !value.after && (
        <CheckboxField
          shape={{}}
          path={at("leaveOut")}
          {...labelFor("leaveOut")}
          value={value.leaveOut}
          onTick={(isOn) => setOrRemove("leaveOut", isOn)}
        />
      )}
      <button type="button" className={styles.quiet} onClick={onUntie}>
        It needs no {name === "claim" ? "source" : "promise"}: make it a plain sentence
      </button>
    </div>
  );
}

/**
 * @param from where the sentence that states the fact begins; all of the text if nothing is selected
 * @returns a statement, or sentences of which one is a statement
 */
function withStatement(text: string, claim: string, from: number, to: number): unknown {
  const says = text.slice(from, to).trim();
  if (!says || says === text.trim()) return { claim, says: text.trim() };
  const [before, after] = [text.slice(0, from).trim(), text.slice(to).trim()];
  return { sentences: [before, { claim, says }, after].filter((one) => one !== "") };
}

/** @returns where the words of the first statement are in what `withStatement` made */
function placeOfStatement(tied: unknown): Path {
  const { sentences } = tied as { sentences?: Sentence[] };
  if (!sentences) return ["says"];
  return ["sentences", sentences.findIndex((one) => typeof one !== "string"), "says"];
}

/** @returns a plain text if no other sentence states a fact */
function withoutStatement(all: Sentence[], index: number): unknown {
  const plain = all.map((one, at) => (at === index && typeof one !== "string" ? one.says : one));
  return plain.every((one) => typeof one === "string") ? plain.join(" ") : { sentences: plain };
}
