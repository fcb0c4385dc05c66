import { type FieldProps, useEditingContext } from "./editing-context.ts";
import { FieldFrame, useDescribed } from "./field-frame.tsx";
import { typed } from "./shape.ts";
import styles from "./fields.module.css";

/** One line of text, or a number. */
export function LineField(props: FieldProps & { list?: string }) {
  const { shape, value, path, list } = props;
  const { edit } = useEditingContext();
  const described = useDescribed(props);
  const isNumber = /number|integer/.test(shape.type ?? "");
  const read = (text: string) =>
    isNumber && text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
  return (
    <FieldFrame {...props} count={countOf(props)}>
      <input
        {...described}
        list={list}
        inputMode={isNumber ? "decimal" : undefined}
        value={typed(value)}
        onChange={({ target }) => edit({ op: "set", path, value: read(target.value) })}
      />
    </FieldFrame>
  );
}

export function countOf({ shape, value }: Pick<FieldProps, "shape" | "value">) {
  if (!shape.maxLength) return undefined;
  return `${typed(value).length} of at most ${shape.maxLength} letters`;
}

export function YesField(props: FieldProps) {
  const { value, path } = props;
  const { edit } = useEditingContext();
  const described = useDescribed(props);
  return (
    <FieldFrame {...props}>
      <input
        {...described}
        type="checkbox"
        className={styles.tick}
        checked={Boolean(value)}
        onChange={({ target }) => edit({ op: "set", path, value: target.checked })}
      />
    </FieldFrame>
  );
}
