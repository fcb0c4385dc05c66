import { useState } from "react";
import { type FieldProps, idOf, useEditingContext, useProblems } from "./editing-context.ts";
import { Field } from "./field.tsx";
import { GroupFrame } from "./field-frame.tsx";
import { byId, fieldAt, focusSoon } from "./focus.ts";
import { inWords, labelFor } from "./labels.ts";
import { emptyOf, summaryOf } from "./shape.ts";
import styles from "./fields.module.css";

/** A field for each property; optional ones can be added and left out. */
export function ObjectFields({ shape, value, path }: Pick<FieldProps, "shape" | "value" | "path">) {
  const { edit, root, file } = useEditingContext();
  const values = (value ?? {}) as Record<string, unknown>;
  const isRequired = (name: string) => shape.required?.includes(name);
  const fields = Object.entries(shape.properties ?? {})
    .filter(([, one]) => one.const === undefined)
    .map(([name, one]) => ({
      name,
      shape: one,
      path: [...path, name],
      label: one.title ?? labelFor(name, file).label,
      hint: one.description ?? labelFor(name, file).hint,
    }));
  type OneField = (typeof fields)[number];
  const isThere = ({ name }: OneField) => values[name] !== undefined || isRequired(name);
  const addButtonOf = (field: OneField) => `${idOf(field.path)}:add`;
  const add = (field: OneField) => {
    const later = fields.slice(fields.indexOf(field) + 1);
    const before = later.find(({ name }) => values[name] !== undefined)?.name;
    const empty = emptyOf(field.shape, root);
    edit({ op: "set", path: field.path, value: empty, ...(before ? { before } : {}) });
    focusSoon(fieldAt(field.path));
  };
  const leaveOut = (field: OneField) => {
    edit({ op: "remove", path: field.path });
    focusSoon(byId(addButtonOf(field)));
  };
  return (
    <>
      {fields.filter(isThere).map((field) => (
        <Field
          key={field.name}
          {...field}
          value={values[field.name]}
          onLeaveOut={isRequired(field.name) ? undefined : () => leaveOut(field)}
        />
      ))}
      <div className={styles.absent}>
        {fields
          .filter((field) => !isThere(field))
          .map((field) => (
            <button
              key={field.name}
              id={addButtonOf(field)}
              type="button"
              className={styles.add}
              onClick={() => add(field)}
            >
              Add: {field.label}
            </button>
          ))}
      </div>
    </>
  );
}

export const ObjectField = ({ shape, value, ...frame }: FieldProps) => (
  <GroupFrame {...frame}>
    <ObjectFields {...{ shape, value }} path={frame.path} />
  </GroupFrame>
);

/** Entries under names that editors choose: claims, promises, labels, rules of ZIP codes. */
export function RecordField({ shape, value, path, label }: FieldProps) {
  const { edit, root } = useEditingContext();
  const [name, setName] = useState("");
  const entryShape =
    typeof shape.additionalProperties === "object" ? shape.additionalProperties : {};
  const entries = Object.entries((value ?? {}) as Record<string, unknown>);
  const id = `${idOf(path)}.new`;
  return (
    <GroupFrame {...{ label, path }} className={label ? undefined : ""}>
      {entries.map(([key, entry]) => (
        <RecordEntry key={key} shape={entryShape} value={entry} path={[...path, key]} label={key} />
      ))}
      {!shape.propertyNames?.enum && (
        <form
          className={styles.row}
          onSubmit={(event) => {
            event.preventDefault();
            if (!name || entries.some(([key]) => key === name)) return;
            edit({ op: "set", path: [...path, name], value: emptyOf(entryShape, root) });
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
  const { value, path, label } = props;
  const { edit } = useEditingContext();
  const isWrong = useProblems(path, "inside").length > 0;
  const [isOpen, setOpen] = useState(false);
  const shows = isOpen || isWrong;
  const onLeaveOut = () => {
    edit({ op: "remove", path });
    focusSoon(byId(`${idOf(path.slice(0, -1))}.new`));
  };
  if (value === null || typeof value !== "object") {
    return <Field {...props} label={inWords(label)} onLeaveOut={onLeaveOut} />;
  }
  return (
    <details
      id={idOf(path)}
      className={styles.item}
      open={shows}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <b>{/^[a-z-]+$/.test(label) ? inWords(label) : label}</b>{" "}
        <span className={styles.summary}>{summaryOf(value)}</span>
      </summary>
      {shows && <Field {...props} onLeaveOut={onLeaveOut} />}
    </details>
  );
}
