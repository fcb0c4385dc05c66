/** Items that can be added, moved, doubled and removed; sections are chosen by their kind. */
import { type FieldProps, idOf, useEditingContext, useProblems } from "./editing-context.ts";
import { GroupFrame, Problems } from "./field-frame.tsx";
import { fieldAt, focusSoon } from "./focus.ts";
import { ItemButtons, addsTo, useItemKeys } from "./item-buttons.tsx";
import { SectionPicker } from "./section-picker.tsx";
import { blockOf, emptyOf, fitting, resolved, summaryOf } from "./shape.ts";
import styles from "./fields.module.css";
import { useState } from "react";
import type { FormShape } from "#editor/shapes/form-shape.ts";
import type { Edit, Path } from "#editor/writing/edit.ts";
import { Field } from "./field.tsx";
import { Fields } from "./names-field.tsx";

export function ListField({ shape, value, ...frame }: FieldProps) {
  const { path, label } = frame;
  const { edit, root } = useEditingContext();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const of = shape.items ?? {};
  const kinds = resolved(of, root).oneOf;
  const { keys, follow } = useItemKeys(items.length);
  function add(one: unknown) {
    const at = [...path, items.length];
    edit({ op: "insert", path: at, value: one });
    focusSoon(fieldAt(at));
  }
  return (
    <GroupFrame {...frame} className={kinds && ""}>
      {items.map((one, index) => {
        const at = [...path, index];
        const whole = { count: items.length, list: label, follow };
        return <ListItem key={keys[index]} {...{ shape: of, value: one, path: at, ...whole }} />;
      })}
      {kinds ? (
        <SectionPicker
          id={addsTo(path)}
          onPick={(kind) => {
            const one = kinds.find(({ properties }) => properties?.kind?.const === kind);
            if (one) add(emptyOf(one, root));
          }}
        />
      ) : (
        <button
          id={addsTo(path)}
          type="button"
          className={styles.add}
          onClick={() => add(emptyOf(of, root))}
        >
          Add to {label}
        </button>
      )}
    </GroupFrame>
  );
}

interface Props {
  shape: FormShape;
  value: unknown;
  path: Path;
  /** Of the whole list. */
  count: number;
  list: string;
  /** Is told before it is moved, doubled or removed. */
  follow: (edit: Edit) => void;
}

/** Short lists show what is in them; of long ones and of sections each opens by itself. */
const MOST_OPEN = 3;

export function ListItem({ shape, value, path, count, list, follow }: Props) {
  const { root, known } = useEditingContext();
  const kind = known.kinds.find((one) => one.kind === (value as { kind?: string } | null)?.kind);
  const [isOpen, setOpen] = useState(!kind && count <= MOST_OPEN);
  const isWrong = useProblems(path, "inside").length > 0;
  const inside = fitting(resolved(shape, root), value, root);
  const place = `${list} ${Number(path.at(-1)) + 1}`;
  const buttons = <ItemButtons {...{ path, count, place, follow }} />;
  const block = blockOf(shape) ?? "";
  if (!inside.properties || /words/i.test(block)) {
    return (
      <div className={styles.plainItem}>
        <Field shape={shape} value={value} path={path} label={place} />
        {buttons}
      </div>
    );
  }
  const shows = isOpen || isWrong;
  return (
    <div id={idOf(path)} className={styles.item} data-wrong={isWrong}>
      <details open={shows} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {kind && <b>{kind.title}</b>} <span className={styles.summary}>{summaryOf(value)}</span>
        </summary>
        {shows && <Fields shape={inside} value={value} path={path} />}
        {shows && <OtherShapes of={resolved(shape, root)} now={inside} path={path} />}
        <Problems path={path} />
      </details>
      {buttons}
    </div>
  );
}

/** An item may be one of several things that have names: like a photograph, and a place that waits for one. */
function OtherShapes({ of, now, path }: { of: FormShape; now: FormShape; path: Path }) {
  const { edit, root } = useEditingContext();
  return (of.anyOf ?? [])
    .filter(({ title }) => title && now.title && title !== now.title)
    .map((one) => (
      <button
        key={one.title}
        type="button"
        className={styles.add}
        onClick={() => {
          edit({ op: "set", path, value: emptyOf(one, root) });
          // This button says another thing by then.
          focusSoon(fieldAt(path));
        }}
      >
        Make it: {one.title}
      </button>
    ));
}
