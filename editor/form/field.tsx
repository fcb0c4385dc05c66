/** The right field for a shape. */
import { blockOf, fitting, resolved } from "./shape.ts";
import { type FieldProps, useEditingContext } from "./editing-context.ts";
import { ChoiceField } from "./choice-field.tsx";
import { ListField } from "./list-field.tsx";
import { GroupField, RecordField } from "./names-field.tsx";
import { PictureField } from "./pictures/picture-field.tsx";
import { LineField, YesField } from "./line-field.tsx";
import { WordsField } from "./words-field.tsx";

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
