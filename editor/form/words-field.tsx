/** Words: a text, a statement that rests on a claim or a promise, or sentences of both. */
import { Fragment } from "react";
import type { Path } from "#editor/writing/edit.ts";
import { type FieldProps, useEditingContext } from "./editing-context.ts";
import { fieldAt, focusSoon } from "./focus.ts";
import { FieldFrame, GroupFrame, Problems } from "./field-frame.tsx";
import { countOf } from "./line-field.tsx";
import { type Statement, StatementField } from "./statement-field.tsx";
import { TextBox } from "./text-box.tsx";
import { placeOfStatement, withStatement, withoutStatement } from "./tied-sentences.ts";
import { typed } from "./shape.ts";

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
