import { useState } from "react";
import { type FieldProps, idOf, useEditingContext, useProblems } from "./editing-context.ts";
import { Field } from "./field.tsx";
import { byId, fieldAt, focusSoon } from "./focus.ts";
import { GroupFrame } from "./field-frame.tsx";
import { inWords, wordsFor } from "./field-words.ts";
import { emptyOf, summaryOf } from "./shape.ts";
import styles from "./fields.module.css";

/** Names that are fixed, each with its field; what may be left out can be added. */
export function Fields({ shape, value, path }: Pick<FieldProps, "shape" | "value" | "path">) {
  const { edit, root } = useEditingContext();
  const held = (value ?? {}) as Record<string, unknown>;
  const names = Object.entries(shape.properties ?? {}).filter(([, one]) => one.const === undefined);
  const isThere = (name: string) => held[name] !== undefined || shape.required?.includes(name);
  const add = (name: string) => {
    const later = names.slice(names.findIndex(([one]) => one === name) + 1);
    const before = later.find(([one]) => held[one] !== undefined)?.[0];
    const empty = emptyOf(shape.properties?.[name] ?? {}, root);
    edit({ op: "set", path: [...path, name], value: empty, ...(before ? { before } : {}) });
    focusSoon(fieldAt([...path, name]));
  };
  const idOfAdd = (name: string) => `${idOf([...path, name])}:add`;
  const leaveOut = (name: string) => {
    edit({ op: "remove", path: [...path, name] });
    focusSoon(byId(idOfAdd(name)));
  };
  return (
    <>
      {names
        .filter(([name]) => isThere(name))
        .map(([name, one]) => (
          <Field
            key={name}
            shape={one}
            value={held[name]}
            path={[...path, name]}
            label={one.title ?? wordsFor(name).label}
            hint={one.description ?? wordsFor(name).hint}
            onLeaveOut={shape.required?.includes(name) ? undefined : () => leaveOut(name)}
          />
        ))}
      <div className={styles.absent}>
        {names
          .filter(([name]) => !isThere(name))
          .map(([name, one]) => (
            <button
              key={name}
              id={idOfAdd(name)}
              type="button"
              className={styles.add}
              onClick={() => add(name)}
            >
              Add: {one.title ?? wordsFor(name).label}
            </button>
          ))}
      </div>
    </>
  );
}

export const GroupField = ({ shape, value, ...frame }: FieldProps) => (
  <GroupFrame {...frame}>
    <Fields {...{ shape, value }} path={frame.path} />
  </GroupFrame>
);

/** Names that editors choose: claims, promises, labels, rules of ZIP codes. */
export function RecordField({ shape, value, path, label }: FieldProps) {
  const { edit, root } = useEditingContext();
  const [name, setName] = useState("");
  const one = typeof shape.additionalProperties === "object" ? shape.additionalProperties : {};
  const held = Object.entries((value ?? {}) as Record<string, unknown>);
  const id = `${idOf(path)}.new`;
  const isOpen = shape.propertyNames?.enum === undefined;
  return (
    <GroupFrame {...{ label, path }} className={label ? undefined : ""}>
      {held.map(([key, inside]) => (
        <RecordEntry
          key={key}
          {...{ shape: one, value: inside, path: [...path, key], label: key }}
        />
      ))}
      {isOpen && (
        <form
          className={styles.row}
          onSubmit={(event) => {
            event.preventDefault();
            if (!name || held.some(([key]) => key === name)) return;
            edit({ op: "set", path: [...path, name], value: emptyOf(one, root) });
            setName("");
            focusSoon(fieldAt([...path, name]));
          }}
        >
          <label htmlFor={id}>New name{label && ` in ${label}`}</label>
          <input id={id} value={name} onChange={({ target }) => setName(target.value)} />
          <button type="submit" className={styles.add}>
            Add
          </button>
        </form>
      )}
    </GroupFrame>
  );
}

function RecordEntry(props: FieldProps) {
  const { edit } = useEditingContext();
  const isWrong = useProblems(props.path, "inside").length > 0;
  const [isOpen, setOpen] = useState(false);
  const onLeaveOut = () => {
    edit({ op: "remove", path: props.path });
    focusSoon(byId(`${idOf(props.path.slice(0, -1))}.new`));
  };
  if (props.value === null || typeof props.value !== "object") {
    return <Field {...props} label={inWords(props.label)} onLeaveOut={onLeaveOut} />;
  }
  return (
    <details
      id={idOf(props.path)}
      className={styles.item}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <b>{props.label}</b> <span className={styles.summary}>{summaryOf(props.value)}</span>
      </summary>
      {(isOpen || isWrong) && <Field {...props} onLeaveOut={onLeaveOut} />}
    </details>
  );
}
