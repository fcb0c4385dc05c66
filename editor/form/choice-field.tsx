import { type FieldProps, useEditingContext } from "./editing-context.ts";
import { typed } from "./shape.ts";
import { FieldFrame, useDescribed } from "./field-frame.tsx";

/** One of several. */
export function ChoiceField(props: FieldProps & { choices: string[] }) {
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
