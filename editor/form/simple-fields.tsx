/** Fields of one native control each. */
import { type FieldProps, useEditingContext } from "./editing-context.ts";
import { FieldFrame } from "./field-frame.tsx";
import { typed } from "./shape.ts";

/** One line of text, or a number. */
export function LineField(props: FieldProps & { list?: string }) {
  const { shape, value, path, list } = props;
  const { edit } = useEditingContext();
  const isNumber = /number|integer/.test(shape.type ?? "");
  const read = (text: string) =>
    isNumber && text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
  return (
    <FieldFrame {...props} count={letterCount(props)}>
      {(control) => (
        <input
          {...control}
          list={list}
          inputMode={isNumber ? "decimal" : undefined}
          value={typed(value)}
          onChange={({ target }) => edit({ op: "set", path, value: read(target.value) })}
        />
      )}
    </FieldFrame>
  );
}

export const AddressField = (props: FieldProps) => <LineField {...props} list="addresses" />;

export function letterCount({ shape, value }: Pick<FieldProps, "shape" | "value">) {
  if (!shape.maxLength) return undefined;
  return `${typed(value).length} of at most ${shape.maxLength} letters`;
}

export function SelectField(props: FieldProps) {
  const { shape, value, path } = props;
  const { edit } = useEditingContext();
  const choices = shape.enum ?? [];
  const chosen = typed(value);
  const read = (text: string) => choices.find((one) => String(one) === text) ?? text;
  return (
    <FieldFrame {...props}>
      {(control) => (
        <select
          {...control}
          value={chosen}
          onChange={({ target }) => edit({ op: "set", path, value: read(target.value) })}
        >
          {!choices.some((one) => String(one) === chosen) && (
            <option value={chosen}>{chosen || "Choose"}</option>
          )}
          {choices.map((one) => (
            <option key={String(one)}>{String(one)}</option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

export function ServiceField(props: FieldProps) {
  const { known } = useEditingContext();
  return <SelectField {...props} shape={{ ...props.shape, enum: known.services }} />;
}

export function CheckboxField(props: FieldProps & { onTick?: (isOn: boolean) => void }) {
  const { value, path } = props;
  const { edit } = useEditingContext();
  const { onTick = (isOn: boolean) => edit({ op: "set", path, value: isOn }) } = props;
  return (
    <FieldFrame {...props}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={Boolean(value)}
          onChange={({ target }) => onTick(target.checked)}
        />
      )}
    </FieldFrame>
  );
}
