/** Fields of one native control each. */
import { useState } from "react";
import type { Known } from "#editor/server/known.ts";
import { type FieldProps, useEditingContext } from "./editing-context.ts";
import { FieldFrame } from "./field-frame.tsx";
import { valueInWords } from "./labels.ts";
import { typed } from "./shape.ts";

/** What times look like in a file, and the browser's own control for each. */
const TIMES: Record<string, string> = {
  "^\\d\\d:\\d\\d$": "time",
  "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d$": "datetime-local",
};

/** One line of text, a number, a day or a time. */
export function LineField(props: FieldProps & { list?: string }) {
  const { shape, value, path, list } = props;
  const { edit } = useEditingContext();
  /** A number as it is being typed, like "$1,200" or "26."; else the file's own says it. */
  const [text, setText] = useState("");
  const isNumber = /number|integer/.test(shape.type ?? "");
  const type = shape.format === "date" ? "date" : TIMES[shape.pattern ?? ""];
  const read = (words: string) => {
    if (shape.isNullable && words === "") return null;
    const number = Number(words.replaceAll(/[$,\s]/g, ""));
    return isNumber && /\d/.test(words) && Number.isFinite(number) ? number : words;
  };
  return (
    <FieldFrame {...props} count={letterCount(props)}>
      {(control) => (
        <input
          {...control}
          type={type}
          list={list}
          inputMode={isNumber ? "decimal" : undefined}
          value={isNumber && read(text) === value ? text : typed(value)}
          onChange={({ target }) => {
            setText(target.value);
            edit({ op: "set", path, value: read(target.value) });
          }}
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

export function SelectField(props: FieldProps & { choices?: { id: unknown; says: string }[] }) {
  const { shape, value, path } = props;
  const { edit } = useEditingContext();
  const { choices = (shape.enum ?? []).map((id) => ({ id, says: valueInWords(id) })) } = props;
  const chosen = typed(value);
  const read = (text: string) => choices.find(({ id }) => String(id) === text)?.id ?? text;
  return (
    <FieldFrame {...props}>
      {(control) => (
        <select
          {...control}
          value={chosen}
          onChange={({ target }) => edit({ op: "set", path, value: read(target.value) })}
        >
          {!choices.some(({ id }) => String(id) === chosen) && (
            <option value={chosen}>{chosen || "Choose"}</option>
          )}
          {choices.map(({ id, says }) => (
            <option key={says} value={String(id)}>
              {says}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** A choice of what the content itself has. */
const selectFrom = (choicesIn: (known: Known) => { id: string; says: string }[]) =>
  function KnownField(props: FieldProps) {
    return <SelectField {...props} choices={choicesIn(useEditingContext().known)} />;
  };

export const ServiceField = selectFrom(({ services }) =>
  services.map((id) => ({ id, says: valueInWords(id) })),
);
export const CountyField = selectFrom(({ counties }) => counties.map((id) => ({ id, says: id })));
export const UtilityField = selectFrom(({ utilities }) => utilities);

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
          role="switch"
          aria-checked={Boolean(value)}
          checked={Boolean(value)}
          onChange={({ target }) => onTick(target.checked)}
        />
      )}
    </FieldFrame>
  );
}
