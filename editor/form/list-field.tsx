import { type FieldProps, useEditingContext } from "./editing-context.ts";
import { GroupFrame } from "./field-frame.tsx";
import { fieldAt, focusSoon } from "./focus.ts";
import { addsTo } from "./item-buttons.tsx";
import { ListItem } from "./list-item.tsx";
import { SectionPicker } from "./section-picker.tsx";
import { emptyOf, resolved } from "./shape.ts";
import { useItemKeys } from "./use-item-keys.ts";
import styles from "./fields.module.css";

/** Items that can be added, moved, doubled and removed; sections are chosen by their kind. */
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
    <GroupFrame {...frame} className={kinds && styles.sections}>
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
