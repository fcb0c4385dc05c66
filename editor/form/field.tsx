/** The right field for a shape: a line, a choice, a box to tick, or one of the larger ones. */
import { blockOf, fitting, resolved, typed } from "./shape.ts";
import { type FieldProps, useEditingContext } from "./editing-context.ts";
import { ListField } from "./list-field.tsx";
import { GroupField, RecordField } from "./names-field.tsx";
import { PictureField } from "#editor/form/pictures/picture-field.tsx";
import { WordsField } from "./words-field.tsx";
import { FieldFrame, useDescribed } from "./field-frame.tsx";
import styles from "./fields.module.css";

/** Longer texts get a field of several lines. */
const LINE_LETTERS = 80;

export function Field(props: FieldProps) {
  const { root } = useEditingContext();
  const whole = resolved(props.shape, root);
  const shape = fitting(whole, props.value, root);
  const block = blockOf(props.shape);
  const own = { ...props, shape };
  if (block === "richWords") return <WordsField {...own} takesMarks />;
  if (block === "words") return <WordsField {...own} />;
  if (block === "picture") return <PictureField {...own} />;
  if (block === "pictureName") return <PictureField {...own} decorates />;
  if (block === "address") return <LineField {...own} list="addresses" />;
  if (shape.type === "array") return <ListField {...own} />;
  if (shape.properties) return <GroupField {...own} />;
  if (shape.additionalProperties) return <RecordField {...own} />;
  if (shape.enum) return <ChoiceField {...own} choices={shape.enum.map(String)} />;
  if (shape.type === "boolean" || shape.const === true) return <YesField {...own} />;
  if (isStatement(props.value) || (shape.maxLength ?? 0) > LINE_LETTERS) {
    return <WordsField {...own} />;
  }
  return <LineField {...own} />;
}

const isStatement = (value: unknown) => value !== null && typeof value === "object";

/** One of several. */
function ChoiceField(props: FieldProps & { choices: string[] }) {
  const { shape, value, path, choices } = props;
  const { edit } = useEditingContext();
  const described = useDescribed(props);
  const chosen = typed(value);
  const read = (text: string) => shape.enum?.find((one) => String(one) === text) ?? text;
  return (
    <FieldFrame {...props}>
      <select
        {...described}
        value={chosen}
        onChange={({ target }) => edit({ op: "set", path, value: read(target.value) })}
      >
        {!choices.includes(chosen) && <option value={chosen}>{chosen || "Choose"}</option>}
        {choices.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </FieldFrame>
  );
}

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

function YesField(props: FieldProps) {
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
